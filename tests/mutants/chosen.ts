import { execFileSync } from 'node:child_process';
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

/** Tests of the folder that may know the source: its own by name first, then those that name it. */
function testsOf(path: string): string[] {
  const folder = dirname(path);
  const name = basename(path).replace(/\.tsx?$/, '');
  const tests = readdirSync(folder).filter((file) => /\.test\.tsx?$/.test(file));
  const isOwn = (file: string) => file.startsWith(`${name}.`);
  const isRule = folder === 'contract/rules';
  const naming = tests.filter(
    (file) =>
      isOwn(file) || !isRule || readFileSync(join(folder, file), 'utf8').includes(`./${name}.ts`),
  );
  return naming
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .map((file) => join(folder, file));
}

/** The sources to change: those given, or those changed since the base. */
export function chosenSources(given: readonly string[], base: string | undefined): Chosen[] {
  const paths = given.length > 0 ? given.flatMap(under) : changedFiles(base);
  return [...new Set(paths)]
    .filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path) && existsSync(path))
    .toSorted()
    .map((path) => ({ path, tests: testsOf(path) }));
}
