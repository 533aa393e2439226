import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { readText, root, stop } from './project.mjs';

const LOCK = join(root, 'package-lock.json');
const STAMP = join(root, 'node_modules', '.kastelan-stamp');
const INSTALLED = join(root, 'node_modules', '.package-lock.json');
const OPTIONS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];

/** What the portal is built of and runs with; two thirds of all, and sooner there than all. */
const PORTAL = { name: 'portal', options: ['--omit=dev'], holds: ({ dev }) => !dev };
/** With what tests, benches and checks need besides. */
const WHOLE = { name: 'whole', options: ['--include=dev'], holds: () => true };

/** Installs all that package-lock.json asks for, unless it is what node_modules holds. */
export function ensureInstalled() {
  ensure(WHOLE, [WHOLE]);
}

/** Installs what the portal is built of and runs with, unless node_modules holds it. */
export function ensurePortalInstalled() {
  ensure(PORTAL, [PORTAL, WHOLE]);
}

/** One of `enough` in node_modules does. */
function ensure(part, enough) {
  const lock = readFileSync(LOCK);
  const system = `${process.platform}-${process.arch}`;
  const hash = createHash('sha256').update(lock).digest('hex');
  const markOf = ({ name }) => `${hash} ${system} ${name}\n`;
  if (enough.map(markOf).includes(readText(STAMP))) return;
  if (!holdsAll(JSON.parse(lock.toString()), part)) install(part);
  remember(markOf(part));
}

/** Somebody may have run npm by hand: then its own record of the folder says what is there. */
function holdsAll(lock, { holds }) {
  const record = readText(INSTALLED);
  if (record === '') return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '' || !holds(entry) || (entry.optional && !installed[path])) return true;
    return installed[path]?.version === entry.version && existsSync(join(root, path));
  });
}

function install(part) {
  console.log('Instaluji závislosti…');
  const [command, ...options] = npm();
  const { status, error } = spawnSync(command, [...options, ...OPTIONS, ...part.options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_cache: cacheFolder() },
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0)
    stop(`Závislosti se nepodařilo nainstalovat${error ? `: ${error.message}` : ''}.`);
}

/** npm itself is run by the same Node, so that it works without a PATH. */
function npm() {
  const prefix = dirname(process.execPath);
  const script = [
    process.env.npm_execpath ?? '',
    join(prefix, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(prefix, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((path) => path.endsWith('npm-cli.js') && existsSync(path));
  return script ? [process.execPath, script] : ['npm'];
}

/** An account without a home of its own keeps npm's downloads in the project. */
function cacheFolder() {
  const usual = process.env.npm_config_cache || join(homedir(), '.npm');
  return isWritable(usual) ? usual : join(root, '.cache', 'npm');
}

function isWritable(path) {
  if (!existsSync(path)) return dirname(path) !== path && isWritable(dirname(path));
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Without the mark the next start only compares again. */
function remember(wanted) {
  try {
    writeFileSync(STAMP, wanted);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}
