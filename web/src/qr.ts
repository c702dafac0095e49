/** A link as a picture for another device's camera. */
import { encode } from "uqr";
import { s } from "./dom";

/** Dark on white whatever the light: many cameras read nothing else. */
export function qr(text: string, name: string): SVGElement {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
  return s(
    "svg",
    { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": name, "shape-rendering": "crispEdges" },
    s("path", { d: dark.join(""), fill: "#000" }),
  );
}
