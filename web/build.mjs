// Builds the client into the server's static folder. Colours and icons come from the drawing package, never from here.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";
import { icon } from "./icons.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const house = join(here, "../src/ludotheque");
const out = join(house, "table/static");

/** One file of symbols: the icons that pages and games share, and the charges of the seats. A game's own are served with it. */
function writeSymbols() {
  const icons = JSON.parse(readFileSync(join(house, "drawing/icons.json"), "utf8"));
  const macros = readFileSync(join(house, "drawing/macros.svg.jinja"), "utf8");
  const charges = macros.match(/<path id="charge-\d"[^>]*\/>/g) ?? [];
  const symbols = Object.entries(icons).map(
    ([name, icon]) => `<symbol id="${name}" viewBox="${icon.viewBox}">${icon.body}</symbol>`,
  );
  writeFileSync(
    join(out, "icons.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}<defs>${charges.join("")}</defs></svg>`,
  );
}

/** The page's style: tokens and kit of the drawings, then our own. What a game adds is served with the game. */
function styles() {
  const sheets = [join(house, "drawing/tokens.css"), join(house, "drawing/kit.css"), join(here, "src/style/app.css")];
  return sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join("\n");
}

/** What a browser needs to keep the site among its applications. */
function writeIcons() {
  const favicon = readFileSync(join(here, "src/favicon.svg"), "utf8");
  writeFileSync(join(out, "icon-180.png"), icon(favicon, 180, true));
  writeFileSync(join(out, "icon-192.png"), icon(favicon, 192));
  writeFileSync(join(out, "icon-512.png"), icon(favicon, 512));
  writeFileSync(join(out, "icon-whole-512.png"), icon(favicon, 512, true, 0.85));
}

const shared = { bundle: true, minify: true, outdir: out, logLevel: "warning", target: "es2022" };
const scripts = {
  ...shared,
  entryPoints: ["home", "me", "new", "house", "workshop", "table", "worker", "replay", "learn", "rules", "page"].map(
    (name) => join(here, `src/${name}.ts`),
  ),
  format: "esm",
  splitting: true,
  chunkNames: "chunk-[hash]",
  loader: { ".ftl": "text" },
};
const style = {
  ...shared,
  stdin: { contents: styles(), resolveDir: here, loader: "css", sourcefile: "app.css" },
  outdir: undefined,
  outfile: join(out, "app.css"),
  loader: { ".woff2": "file" },
  assetNames: "fonts/[name]-[hash]",
  external: ["/static/*"],
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
writeSymbols();
cpSync(join(here, "src/favicon.svg"), join(out, "favicon.svg"));
writeIcons();
cpSync(join(here, "src/manifest.webmanifest"), join(out, "manifest.webmanifest"));
cpSync(join(here, "src/favicon-turn.svg"), join(out, "favicon-turn.svg"));
if (process.argv.includes("--watch")) {
  for (const options of [scripts, style]) await (await context(options)).watch();
} else {
  await Promise.all([build(scripts), build(style)]);
}
