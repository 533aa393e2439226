import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const globalSetup = './tests/global-setup.ts';

/** Test files that put stand-ins in the place of modules: nobody may share modules with them. */
const replacingModules = ['contract', 'server', 'tests'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(root, file))
    .filter((file) => readFileSync(file, 'utf8').includes('vi.mock(')),
);

export default defineConfig({
  test: {
    // Tests of components ask for happy-dom in the docblock of their file.
    environment: 'node',
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,server,tests}/**/*.test.ts'],
          exclude: replacingModules,
          // The server keeps nothing in its modules, so its files share them: loading them anew for
          // each file took a third of the whole run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ['web/**/*.test.{ts,tsx}', ...replacingModules] },
      },
    ],
  },
});
