/** As much of Node as the tests use. */
declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
}

declare module "node:assert/strict" {
  export function equal(found: unknown, wanted: unknown, why?: string): void;
  export function deepEqual(found: unknown, wanted: unknown, why?: string): void;
}
