import { setMaxListeners } from 'node:events';
import { TestRunner, type RunnerTestCase } from 'vitest';
import { triedHere, UNCHANGED } from './tried.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Mutants of which this test has failed. */
    killed?: number[];
    /** Whether this test calls the source. */
    isReaching?: boolean;
  }
}

// A test that is run for each mutant listens for its own end as many times.
setMaxListeners(0);

/** A test that takes longer, in milliseconds, is left to those tries that nothing else has ended. */
const LONG = 10_000;

interface Turn {
  readonly repeats: number;
}

/**
 * Runs each test once for every mutant that still lives, in one process: loading all of the server anew
 * for each would take many times longer. A test that does not call the source is run once. One that
 * cannot be run again, or fails over the unchanged source after the mutants, has nothing to say here.
 */
export default class MutantsRunner extends TestRunner {
  #turns: readonly number[] = [];
  #failed: number[] = [];
  #isLong = false;
  #began = 0;

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    const tried = triedHere();
    if (tried === undefined) return;
    const living = tried.ids.filter((id) => !tried.killed.has(id));
    this.#turns = [UNCHANGED, UNCHANGED, ...living, UNCHANGED];
    this.#failed = [];
    this.#isLong = false;
    tried.isReached = false;
    test.repeats = this.#turns.length - 1;
  }

  override onBeforeTryTask(test: RunnerTestCase, { repeats }: Turn = { repeats: 0 }): void {
    super.onBeforeTryTask(test);
    const tried = triedHere();
    if (tried === undefined) return;
    if (repeats > 0 && (!tried.isReached || this.#isLong || this.#failed.includes(UNCHANGED)))
      throw new Error('This turn is left out.');
    tried.now = this.#turns[repeats] ?? UNCHANGED;
    this.#began = performance.now();
  }

  onAfterRetryTask({ result }: RunnerTestCase, { repeats }: Turn): void {
    const tried = triedHere();
    if (tried === undefined || result === undefined) return;
    if (repeats === 0) this.#isLong = performance.now() - this.#began > LONG;
    if (result.state === 'fail' && tried.isReached && !this.#isLong)
      this.#failed.push(this.#turns[repeats] ?? UNCHANGED);
    tried.now = UNCHANGED;
    // Over the source as it is a test must pass; what fails later is noted, and the next turn comes.
    if (repeats === 0 && result.state === 'fail') return;
    result.state = 'pass';
    delete result.errors;
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    const tried = triedHere();
    if (tried === undefined) return;
    test.meta.isReaching = tried.isReached;
    if (this.#failed.includes(UNCHANGED)) return;
    for (const id of this.#failed) tried.killed.add(id);
    test.meta.killed = [...tried.killed];
  }
}
