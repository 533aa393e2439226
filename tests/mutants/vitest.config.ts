import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A source's own tests come first: they notice most. */
class InTheirOrder extends BaseSequencer {
  override async sort(tests: TestSpecification[]): Promise<TestSpecification[]> {
    return tests;
  }
}

// All tests in one project: mutants are tried by a few of them at a time.
export default defineConfig({
  test: {
    include: ['{contract,server,tests}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    globalSetup: ['./tests/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 1,
    runner: './tests/mutants/runner.ts',
    sequence: { sequencer: InTheirOrder },
    bail: 1,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
