// Runs the client's own tests: bundled as the client is, then read by Node's test runner.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const tests = join(dirname(fileURLToPath(import.meta.url)), "tests");
const out = mkdtempSync(join(tmpdir(), "ludotheque-tests-"));
const files = readdirSync(tests).filter((file) => file.endsWith(".test.ts"));
await build({
  entryPoints: files.map((file) => join(tests, file)),
  inject: [join(tests, "page.ts")],
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  loader: { ".ftl": "text" },
  logLevel: "warning",
});
const ran = files.map((file) => join(out, file.replace(/ts$/, "mjs")));
const { status } = spawnSync(process.execPath, ["--test", "--test-reporter=spec", ...ran], { stdio: "inherit" });
rmSync(out, { recursive: true, force: true });
process.exit(status ?? 1);
