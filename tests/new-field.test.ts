import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';

const run = promisify(execFile);
const PATCH = 'docs/examples/new-field-of-a-space.patch';
const COPIED = ['contract', 'server', 'web', 'tests', 'package.json', 'tsconfig.json'];
const CONFIGURATION = 'vitest.config.ts';
/** Where the probes stand among the tests of the copy. */
const PROBES = {
  'tests/examples/new-field.server.ts': 'server/new-field.test.ts',
  'tests/examples/new-field.web.tsx': 'web/new-field.test.tsx',
};
/** Of what only a hung run needs more. */
const BOUND = 240_000;

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kastelan-field-'));
  for (const name of [...COPIED, CONFIGURATION])
    await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
}, BOUND);
afterEach(() => rm(copy, { recursive: true, force: true }));

/** Files that the patch changes or adds. */
async function patchedFiles(): Promise<string[]> {
  const text = await readFile(join(projectRoot, PATCH), 'utf8');
  return [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, name = '']) => name);
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

/** Runs the probes in the copy, as its own tests; resolves with what each came to. */
async function probed(): Promise<string[]> {
  for (const [from, to] of Object.entries(PROBES)) await cp(join(copy, from), join(copy, to));
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const reported = join(copy, 'report.json');
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const asked = ['run', '--reporter=json', `--outputFile=${reported}`, ...Object.values(PROBES)];
  const around = { cwd: copy, env: Object.fromEntries(own), timeout: BOUND - 20_000 };
  // What failed stands in the report; a run that made none fails below.
  await run(process.execPath, [vitest, ...asked], around).catch((error: unknown) => error);
  const { testResults } = JSON.parse(await readFile(reported, 'utf8')) as Report;
  return testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults.map((one) => [one.status, one.title, ...one.failureMessages].join(': ')),
  ]);
}

test(
  'a field added to a space by at most five files is in the form, list, import, export and OpenAPI',
  async () => {
    const files = await patchedFiles();
    expect(files.length).toBeGreaterThan(2);
    expect(files.length).toBeLessThanOrEqual(5);
    await run('git', ['apply', '-C1', join(projectRoot, PATCH)], { cwd: copy });
    expect((await probed()).toSorted()).toEqual([
      'passed: the new field is a column of the list, and goes out of it into files',
      'passed: the new field is described to partners’ programs',
      'passed: the new field is imported, by a column that the template offers',
      'passed: the new field is saved, read and listed',
      'passed: the new field stands in the form',
    ]);
  },
  BOUND,
);
