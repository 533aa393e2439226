import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { takeQuickFolder } from './tests/quick-folder.ts';
import { unitWorkers } from './tests/workers.ts';

takeQuickFolder();

const globalSetup = './tests/global-setup.ts';

/**
 * Test files that put stand-ins in the place of modules, or look at how a package is loaded the
 * first time: each has a process to itself.
 */
const alone = ['contract', 'server', 'tests', 'web'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(root, file))
    .filter((file) => /vi\.mock\(|await import\('[^.#]/.test(readFileSync(file, 'utf8'))),
);

/** Files of one project go one after another: a process is not kept over to another project. */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Projects do not extend the whole: each would make a cluster of its own besides. */
const shared = {
  // Bounds for a slow machine; no test passes or fails by its speed.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  pool: 'forks',
  maxWorkers: unitWorkers,
  setupFiles: ['tests/seed.ts'],
  // What passes at the second try is named at the end (decision 017).
  retry: 1,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} satisfies ViteUserConfig['test'];

export default defineConfig({
  test: {
    ...shared,
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{contract,server,tests}/**/*.test.ts'],
          exclude: alone,
          // The server keeps nothing in its modules, so its files share them: loading them anew for
          // each file took a third of the whole run.
          isolate: false,
          ...inTurn(0),
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: alone,
          environment: 'happy-dom',
          // Files share the process, the packages and the window: starting them anew took three
          // quarters of the time. Our own modules, and what they keep, are each file's own.
          isolate: false,
          setupFiles: ['tests/seed.ts', 'tests/web/fresh-page.ts'],
          ...inTurn(1),
        },
      },
      {
        test: { ...shared, name: 'alone', include: alone, ...inTurn(2) },
      },
    ],
  },
});
