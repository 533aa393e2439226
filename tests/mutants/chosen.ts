import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A source and the tests that are to notice a change in it: first its own, then its room's. */
export interface Chosen {
  readonly path: string;
  readonly tests: readonly string[];
}

const SOURCE = /^(contract|server|web)\/.*\.tsx?$/;
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|^server\/db\/(tables\.ts|book\/|demo\/)/;

const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8' }).trim();

/** What has changed since the base, committed or not; without a base since the branch left main. */
function changedFiles(base: string | undefined): string[] {
  const head = git('rev-parse', 'HEAD');
  const fork = base ?? git('merge-base', 'HEAD', 'main');
  const since = fork === head && base === undefined ? 'HEAD~1' : fork;
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...git('diff', '--name-only', since).split('\n'), ...untracked.split('\n')];
}

/** Files of a folder, or the file itself. */
function under(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

const testsIn = (folder: string) =>
  readdirSync(folder).filter((file) => /\.test\.tsx?$/.test(file));

const IN_CORE = 'server/core/';

/** Sources of the server that import the source, by the root's name or from its own folder. */
function importersOf(path: string): string[] {
  const { stdout } = spawnSync(
    'git',
    ['grep', '-l', '-F', '-e', `'#${path}'`, '-e', `'./${basename(path)}'`, '--', 'server'],
    { encoding: 'utf8' },
  );
  const naming = stdout.split('\n').filter((file) => file !== '' && !file.includes('.test.'));
  return naming.filter(
    (file) => dirname(file) === dirname(path) || readFileSync(file, 'utf8').includes(`'#${path}'`),
  );
}

/** Rooms that stand on a source of the core, also by another source of it. */
function roomsOn(path: string, seen = new Set([path])): string[] {
  return importersOf(path).flatMap((file) => {
    if (!file.startsWith(IN_CORE)) return [dirname(file)];
    if (seen.has(file)) return [];
    seen.add(file);
    return roomsOn(file, seen);
  });
}

/** Tests of the rooms that stand on a source of the core: it is they who tell what it is for. */
function testsOnCore(path: string): string[] {
  if (!path.startsWith(IN_CORE)) return [];
  const rooms = new Set(roomsOn(path));
  return [...rooms].flatMap((room) => testsIn(room).map((file) => join(room, file)));
}

/**
 * Tests of the folder that may know the source: its own by name first, then those that name it; of the
 * core those of its rooms too.
 */
function testsOf(path: string): string[] {
  const folder = dirname(path);
  const name = basename(path).replace(/\.tsx?$/, '');
  const tests = testsIn(folder);
  const isOwn = (file: string) => file.startsWith(`${name}.`);
  const isRule = folder === 'contract/rules';
  const naming = tests.filter(
    (file) =>
      isOwn(file) || !isRule || readFileSync(join(folder, file), 'utf8').includes(`./${name}.ts`),
  );
  const own = naming
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .map((file) => join(folder, file));
  return [...own, ...testsOnCore(path)];
}

/** The sources to change: those given, or those changed since the base. */
export function chosenSources(given: readonly string[], base: string | undefined): Chosen[] {
  const paths = given.length > 0 ? given.flatMap(under) : changedFiles(base);
  return [...new Set(paths)]
    .filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path) && existsSync(path))
    .toSorted()
    .map((path) => ({ path, tests: testsOf(path) }));
}
