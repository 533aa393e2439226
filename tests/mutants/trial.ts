import { resolve } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import type { Plugin } from 'vite';

/** The file that is another one while it is tried, with its text. */
let tried: { readonly file: string; readonly text: string } | undefined;

const swapping: Plugin = {
  name: 'kastelan:mutants',
  enforce: 'pre',
  load: (id) => (id.split('?')[0] === tried?.file ? tried?.text : null),
};

/**
 * Runs tests again and again over sources that are changed in memory only; the tree stays as it is. Tests
 * of the browser's wing need a window.
 */
export async function openTrial(environment: 'node' | 'happy-dom') {
  const vitest = await createVitest(
    'test',
    { config: 'tests/mutants/vitest.config.ts', environment, watch: false, reporters: [{}] },
    { plugins: [swapping] },
  );
  const known = await vitest.globTestSpecifications();
  const specsOf = (tests: readonly string[]): TestSpecification[] =>
    known.filter(({ moduleId }) => tests.some((test) => resolve(test) === moduleId));

  /** Whether all of the tests pass; the answer tells of those of former runs too. */
  const passes = async (tests: readonly string[]): Promise<boolean> => {
    const specs = specsOf(tests);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
    const passed = testModules.filter(
      (module) => module.ok() && specs.some(({ moduleId }) => moduleId === module.moduleId),
    );
    return unhandledErrors.length === 0 && passed.length === specs.length;
  };
  return {
    passes,
    /** Whether they pass over this text of the source, one file after another until one does not. */
    passesWith: async (source: string, text: string, tests: readonly string[]) => {
      tried = { file: resolve(source), text };
      vitest.invalidateFile(tried.file);
      try {
        for (const test of tests) if (!(await passes([test]))) return false;
        return true;
      } finally {
        vitest.invalidateFile(resolve(source));
        tried = undefined;
      }
    },
    close: () => vitest.close(),
  };
}
