import { defineConfig } from 'vitest/config';

// All tests in one project: a mutant is tried by a few of them at a time.
export default defineConfig({
  test: {
    include: ['{contract,server,tests}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    globalSetup: ['./tests/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 1,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
