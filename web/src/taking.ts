/** What one takes along from a replay: the record with comments and other lines, the position as a picture, a link to it. */
import type { Exporting } from "./protocol";
import { say } from "./words";

/** How many points of a picture there are to one of its own units. */
const FINE = 2;

function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The record as a text; why it cannot be had is said in a sentence. */
export async function takeRecord(source: string, wish: Exporting, name: string): Promise<void> {
  const reply = await fetch(`/api/${source}/record?lang=${document.documentElement.lang}`, {
    method: "POST",
    body: JSON.stringify(wish),
    headers: { "content-type": "application/json" },
  });
  if (!reply.ok) throw new Error(((await reply.json()) as { sentence: string }).sentence);
  save(await reply.blob(), `${name}.match`);
}

/** The position as it is drawn, in lines or in points. */
export async function takePicture(address: string, name: string, points: boolean): Promise<void> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(((await reply.json()) as { sentence: string }).sentence);
  const text = await reply.text();
  if (!points) return save(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
  save(await inPoints(text), `${name}.png`);
}

async function inPoints(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = FINE * picture.naturalWidth;
  canvas.height = FINE * picture.naturalHeight;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error(say("take-no-picture")))), "image/png");
  });
}
