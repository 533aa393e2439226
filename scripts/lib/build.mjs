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
import { commandOf, COMPRESSED, DIST, readText, root, STAMP, stop } from './project.mjs';

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
  'vite.calls.ts',
  'vite.class-names.ts',
  'vite.spared.ts',
  'vite.server.config.ts',
];
const NOT_BUILT = /\.(test\.tsx?|sql|md)$/;
const CACHE = join(root, '.cache');
const PAGE = { config: 'vite.config.ts', folder: 'web' };
const SERVER = { config: 'vite.server.config.ts', folder: 'server' };

/** Builds the page and the server, unless dist was built from the very sources that are here. */
export async function ensureBuilt() {
  if (readText(STAMP) !== fingerprint()) await buildBoth();
  await ensureCompressed();
}

export async function build() {
  await buildBoth();
  await ensureCompressed();
}

/**
 * The same for whoever starts: resolves once the server stands, with the promise of the page, which is built while
 * the server founds its database; it tells why the page does not stand, and nothing where it does. Nobody waits
 * until files are compressed: they are served as they are until then.
 */
export async function ensureServerBuilt() {
  const made = fingerprint();
  if (readText(STAMP) === made) {
    compressBeside();
    return { page: Promise.resolve() };
  }
  begin();
  takeUp([await built(SERVER)]);
  return { page: finished(made) };
}

async function finished(made) {
  const page = await built(PAGE);
  if (page.fault !== undefined) return page.fault;
  takeUp([page], made);
  compressBeside();
  return undefined;
}

async function buildBoth() {
  const made = fingerprint();
  begin();
  takeUp(await Promise.all([built(SERVER), built(PAGE)]), made);
}

/** Until both halves are here, what is in dist counts as built from nothing. */
function begin() {
  console.log('Sestavuji…');
  removeAbandoned();
  mkdirSync(DIST, { recursive: true });
  for (const mark of [STAMP, COMPRESSED]) rmSync(mark, { force: true });
}

/** Builds one half aside; resolves with where it lies and where it belongs, or with what is wrong with it. */
async function built({ config, folder }) {
  const draft = join(CACHE, `build-${process.pid}-${folder}`);
  const { code, output } = await runVite(config, draft);
  if (code === 0) return { draft, folder };
  rmSync(draft, { recursive: true, force: true });
  return { fault: `${output}\nSestavení selhalo.` };
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

function runVite(config, draft) {
  const options = ['--config', config, '--configLoader', 'runner', '--logLevel', 'warn'];
  const target = ['--outDir', draft, '--emptyOutDir'];
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

/** Puts halves in their places at once: a running server never sees a part of one. Ends the command when one is wrong. */
function takeUp(halves, made) {
  const faults = halves.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) stop(faults.join('\n'));
  for (const { draft, folder } of halves) {
    const place = join(DIST, folder);
    const old = `${draft}-old`;
    if (existsSync(place)) renameSync(place, old);
    renameSync(draft, place);
    rmSync(old, { recursive: true, force: true });
  }
  if (made !== undefined) writeFileSync(STAMP, made);
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
