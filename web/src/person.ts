/** Who visits, asked once for each page. */
import { ask } from "./ask";
import type { Me } from "./protocol";

let asked: Promise<Me> | null = null;

export function whoAmI(): Promise<Me> {
  asked ??= ask<Me>("/api/me");
  return asked;
}
