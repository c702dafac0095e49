/** Asking the server by HTTP. */
import type { Refused, Request } from "./protocol";

/** A request whose refusal is a sentence for the person who made it. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    private readonly status: number,
  ) {
    super(sentence);
  }

  /** Nothing is wrong with what was asked: it may be asked again in a while. */
  get passing(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

/** The reply to a request: with a body it is posted, a text as it is. */
export async function ask<T>(path: string, body?: Request | string): Promise<T> {
  const address = new URL(path, location.origin);
  if (!address.searchParams.has("lang")) address.searchParams.set("lang", document.documentElement.lang);
  const request: RequestInit =
    body === undefined
      ? {}
      : typeof body === "string"
        ? { method: "POST", body, headers: { "content-type": "text/plain" } }
        : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const reply = await fetch(address, request);
  const data = (await reply.json()) as T & Partial<Refused>;
  if (!reply.ok) throw new Refusal(data.sentence ?? reply.statusText, reply.status);
  return data;
}
