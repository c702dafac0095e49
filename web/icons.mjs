// The icons that browsers ask for where a page is installed: pictures of points, made from the favicon.

import { deflateSync } from "node:zlib";

const FINE = 4; // so many looks at a point in each direction, for smooth edges

/** The favicon as what it is made of: a square with round corners and a letter of straight strokes. */
function read(svg) {
  const one = (pattern) => svg.match(pattern)?.slice(1) ?? [];
  const [side] = one(/viewBox="0 0 (\d+) \1"/).map(Number);
  const [corner, ground] = one(/<rect [^>]*rx="(\d+)" fill="(#[\dA-Fa-f]{6})"/);
  const [d, ink] = one(/<path d="([^"]+)" fill="(#[\dA-Fa-f]{6})"/);
  if (!side || !ground || !d) throw new Error("the favicon is drawn in another way than icons.mjs reads it");
  return { side, corner: Number(corner), ground: colour(ground), ink: colour(ink), letter: outline(d) };
}

const colour = (text) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));

function outline(d) {
  const corners = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of d.matchAll(/([MhvHVz])([^MhvHVz]*)/g)) {
    const [a, b] = numbers.trim().split(/[ ,]+/).map(Number);
    if (command === "z") continue;
    if (command === "M") [x, y] = [a, b];
    else if (command === "h") x += a;
    else if (command === "H") x = a;
    else if (command === "v") y += a;
    else y = a;
    corners.push([x, y]);
  }
  return corners;
}

/** Whether a point lies in the outline: a line from it to the right crosses the edge an odd number of times. */
function within(corners, x, y) {
  let inside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** A square picture; a whole one has no round corners, and its letter keeps away from the edge by `room`. */
export function icon(svg, pixels, whole = false, room = 1) {
  const { side, corner, ground, ink, letter } = read(svg);
  const rounded = (x, y) => {
    const [dx, dy] = [x, y].map((at) => Math.max(corner - at, at - (side - corner), 0));
    return whole || Math.hypot(dx, dy) <= corner;
  };
  const middle = side / 2;
  const rows = [];
  for (let row = 0; row < pixels; row += 1) {
    const line = Buffer.alloc(1 + 4 * pixels);
    for (let column = 0; column < pixels; column += 1) {
      const sum = [0, 0, 0, 0];
      for (let look = 0; look < FINE * FINE; look += 1) {
        const x = ((column + ((look % FINE) + 0.5) / FINE) / pixels) * side;
        const y = ((row + (Math.floor(look / FINE) + 0.5) / FINE) / pixels) * side;
        if (!rounded(x, y)) continue;
        const seen = within(letter, middle + (x - middle) / room, middle + (y - middle) / room) ? ink : ground;
        for (let part = 0; part < 3; part += 1) sum[part] += seen[part];
        sum[3] += 1;
      }
      if (sum[3])
        line.set([...sum.slice(0, 3).map((part) => Math.round(part / sum[3])), opacity(sum[3])], 1 + 4 * column);
    }
    rows.push(line);
  }
  return png(pixels, Buffer.concat(rows));
}

const opacity = (looks) => Math.round((255 * looks) / (FINE * FINE));

function png(side, lines) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6], 8); // eight bits for each of red, green, blue and opacity
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
