import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compressBeside, ensureCompressed } from './compress.mjs';
import { commandOf, DIST, readText, root, STAMP, stop } from './project.mjs';

const SOURCES = [
  'contract',
  'server',
  'web',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.first-views.ts',
  'vite.drawn-entrance.ts',
  'vite.spared.ts',
  'vite.server.config.ts',
];
const NOT_BUILT = /\.(test\.tsx?|sql|md)$/;
const CACHE = join(root, '.cache');
const HALVES = [
  { config: 'vite.config.ts', folder: 'web' },
  { config: 'vite.server.config.ts', folder: 'server' },
];

/**
 * Builds the page and the server, unless dist was built from the very sources that are here. Whoever starts need
 * not wait until its files are compressed: they are served as they are until then.
 */
export async function ensureBuilt({ isStarting = false } = {}) {
  if (readText(STAMP) !== fingerprint()) await buildAside();
  if (isStarting) compressBeside();
  else await ensureCompressed();
}

export async function build() {
  await buildAside();
  await ensureCompressed();
}

/** Builds aside and swaps at the end: a running server never sees half a build. */
async function buildAside() {
  console.log('Sestavuji…');
  const made = fingerprint();
  const draft = join(CACHE, `build-${process.pid}`);
  removeAbandoned();
  mkdirSync(draft, { recursive: true });
  const results = await Promise.all(HALVES.map((half) => runVite(half, draft)));
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) {
    rmSync(draft, { recursive: true });
    stop(`${failed.map(({ output }) => output).join('\n')}\nSestavení selhalo.`);
  }
  writeFileSync(join(draft, '.stamp'), made);
  swap(draft);
}

/** Names, sizes and times of all sources in one short text. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const name of SOURCES) addTo(hash, name);
  return hash.digest('hex');
}

function addTo(hash, name) {
  const path = join(root, name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const entry of readdirSync(path).toSorted()) addTo(hash, `${name}/${entry}`);
  } else if (found && !NOT_BUILT.test(name)) {
    hash.update(`${name} ${found.size} ${found.mtimeMs}\n`);
  }
}

function runVite({ config, folder }, draft) {
  const options = ['--config', config, '--configLoader', 'runner', '--logLevel', 'warn'];
  const target = ['--outDir', join(draft, folder), '--emptyOutDir'];
  const child = spawn(process.execPath, [commandOf('vite'), 'build', ...options, ...target], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}

function swap(draft) {
  const old = join(CACHE, `build-${process.pid}-old`);
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(draft, DIST);
  rmSync(old, { recursive: true, force: true });
}

/** What a killed build has left behind. */
function removeAbandoned() {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE)) {
    const pid = Number(/^build-(\d+)/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
