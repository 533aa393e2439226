import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const globalSetup = './tests/global-setup.ts';

export default defineConfig({
  test: {
    // Tests of components ask for happy-dom in the docblock of their file.
    environment: 'node',
    include: ['{contract,server,web}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
