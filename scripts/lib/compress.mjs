import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED, DIST, readText, root, STAMP } from './project.mjs';

const WORTH_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes .br and .gz beside each built file of the page that is worth it, so that no answer waits for it. */
export async function ensureCompressed() {
  const made = readText(STAMP);
  if (readText(COMPRESSED) === made) return;
  const folder = join(DIST, 'web', 'assets');
  const files = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
  writeFileSync(COMPRESSED, made);
}

/** The same by a process of its own, which ends by itself; one that is ended before its time goes on another time. */
export function compressBeside() {
  if (readText(COMPRESSED) === readText(STAMP)) return;
  const script = join(root, 'scripts', 'compress.mjs');
  spawn(process.execPath, [script], { stdio: 'ignore' }).unref();
}

async function compressFile(path) {
  const content = readFileSync(path);
  if (content.length < WORTH_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await keep(`${path}.br`, () => brotli(content, { params }));
  await keep(`${path}.gz`, () => zip(content, { level: 9 }));
}

/** Whoever asks for the file meanwhile gets all of it or none. */
async function keep(path, make) {
  if (existsSync(path)) return;
  const draft = `${path}-${process.pid}`;
  writeFileSync(draft, await make());
  renameSync(draft, path);
}
