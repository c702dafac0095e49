/** Passkeys: what the server asks is handed to the browser's authenticator, and its answer back. */
import { ask } from "./ask";
import type { Done, Riddle } from "./protocol";

export const possible = (): boolean => "PublicKeyCredential" in window;

/** Keep a name, or one more device for it. */
export async function create(name: string): Promise<void> {
  const { riddle, options } = await ask<Riddle>("/api/me/begin", { name });
  const asked = read(options) as unknown as PublicKeyCredentialCreationOptions & { user: { id: unknown } };
  asked.user = { ...asked.user, id: bytes(String(asked.user.id)) };
  const made = (await navigator.credentials.create({ publicKey: asked })) as PublicKeyCredential | null;
  if (made) await ask<Done>("/api/me/passkeys", { riddle, credential: JSON.stringify(written(made)), label: "" });
}

/** Be known again. */
export async function enter(): Promise<void> {
  const { riddle, options } = await ask<Riddle>("/api/me/riddle", {} as never);
  const asked = read(options) as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey: asked })) as PublicKeyCredential | null;
  if (found) await ask<Done>("/api/me/enter", { riddle, credential: JSON.stringify(written(found)), label: "" });
}

/** What the server wrote as text, as the browser wants it. */
function read(options: Record<string, unknown>): Record<string, unknown> {
  const listed = (name: string): object =>
    Array.isArray(options[name])
      ? { [name]: (options[name] as { id: string }[]).map((one) => ({ ...one, id: bytes(one.id) })) }
      : {};
  return {
    ...options,
    challenge: bytes(String(options.challenge)),
    ...listed("excludeCredentials"),
    ...listed("allowCredentials"),
  };
}

function written(credential: PublicKeyCredential): object {
  const given = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const response = Object.fromEntries(parts.filter((part) => given[part]).map((part) => [part, text(given[part])]));
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

function bytes(written: string): Uint8Array<ArrayBuffer> {
  const plain = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(raw: ArrayBuffer | null): string {
  const signs = String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0)));
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export { bytes };
