import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { Plugin } from 'vite';
import { standIn, UNCHANGED } from './tried.ts';

type Texts = (id: string) => string | undefined;

/** The texts of modules that are other ones while they are tried. */
let swapped: Texts = () => undefined;

const swapping: Plugin = {
  name: 'kastelan:mutants',
  enforce: 'pre',
  load: (id) => swapped(id) ?? null,
};

/** Tests that put other modules in the place of ours: each needs modules of its own. */
const isAlone = (test: string) => readFileSync(test, 'utf8').includes('vi.mock(');

/** The tests that a vitest knows, and what they need to run by. */
interface Stage {
  readonly vitest: Vitest;
  readonly known: readonly TestSpecification[];
}

interface Outcome {
  readonly modules: readonly TestModule[];
  readonly isPassing: boolean;
}

async function run({ vitest, known }: Stage, tests: readonly string[], isolate: boolean) {
  for (const { config } of vitest.projects) config.isolate = isolate;
  const specs = tests.flatMap((test) => known.filter((one) => one.moduleId === resolve(test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  const ids = new Set(specs.map(({ moduleId }) => moduleId));
  // The answer tells of the tests of former runs too.
  const modules = testModules.filter(({ moduleId }) => ids.has(moduleId));
  const isPassing = modules.length === ids.size && modules.every((module) => module.ok());
  return { modules, isPassing: isPassing && unhandledErrors.length === 0 } satisfies Outcome;
}

async function swappedFor<R>(vitest: Vitest, source: string, texts: Texts, work: () => Promise<R>) {
  swapped = texts;
  vitest.invalidateFile(resolve(source));
  try {
    return await work();
  } finally {
    swapped = () => undefined;
    vitest.invalidateFile(resolve(source));
  }
}

/** The stand-in for a source, the source itself and its mutants. */
function textsOf(source: string, mutants: readonly string[]): Texts {
  const file = resolve(source);
  const own = readFileSync(source, 'utf8');
  return (id) => {
    const [path, mutant] = id.split('?mutant=');
    if (path !== file) return undefined;
    if (mutant === undefined) return standIn(file, own, [...mutants.keys()]);
    return Number(mutant) === UNCHANGED ? own : mutants[Number(mutant)];
  };
}

/** What the tests of these files have told of themselves: which mutants they noticed, whether they call the source. */
function told(modules: readonly TestModule[]) {
  const metas = modules.flatMap(({ moduleId, children }) =>
    [...children.allTests()].map((test) => ({ moduleId, ...test.meta() })),
  );
  return {
    noticed: new Set(metas.flatMap(({ killed = [] }) => killed)),
    calling: new Set(metas.filter((meta) => meta.isReaching).map(({ moduleId }) => moduleId)),
  };
}

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
  const stage = { vitest, known: await vitest.globTestSpecifications() };

  const passes = async (tests: readonly string[]): Promise<boolean> =>
    (await run(stage, tests, environment === 'happy-dom' || tests.some(isAlone))).isPassing;

  return {
    /** Whether all of the tests pass; the first that fails ends the run. */
    passes,
    /** Whether they pass over this text of the source. */
    passesWith: (source: string, text: string, tests: readonly string[]) =>
      swappedFor(
        vitest,
        source,
        (id) => (id.split('?')[0] === resolve(source) ? text : undefined),
        () => passes(tests),
      ),
    /**
     * Which of these mutants of a source of the server are noticed by tests that try them all in one
     * process; which of the tests call the source at all, and whether all pass over it as it is.
     */
    noticedOf: async (source: string, mutants: readonly string[], tests: readonly string[]) => {
      const alone = tests.filter(isAlone);
      const isSound = alone.length === 0 || (await passes(alone));
      const together = tests.filter((test) => !isAlone(test));
      const { modules, isPassing } = await swappedFor(
        vitest,
        source,
        textsOf(source, mutants),
        async () => run(stage, together, false),
      );
      const { noticed, calling } = told(modules);
      const callers = tests.filter((test) => isAlone(test) || calling.has(resolve(test)));
      return { noticed, calling: callers, isPassing: isPassing && isSound };
    },
    close: () => vitest.close(),
  };
}
