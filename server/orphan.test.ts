import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SOME_TIME_MS = 10_000;
let parent: number;
let watchParent: (onOrphaned: () => void) => () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubEnv('npm_lifecycle_event', 'start');
  // A number that no process has.
  parent = 2 ** 30;
  vi.spyOn(process, 'ppid', 'get').mockImplementation(() => parent);
  // The module notes its parent when it is loaded.
  vi.resetModules();
  ({ watchParent } = await import('./orphan.ts'));
});

afterEach(() => vi.useRealTimers());

test('nothing is called while npm lives', () => {
  const onOrphaned = vi.fn();
  const stop = watchParent(onOrphaned);
  vi.advanceTimersByTime(SOME_TIME_MS);
  expect(onOrphaned).not.toHaveBeenCalled();
  stop();
});

test('the end of npm is called once', () => {
  const onOrphaned = vi.fn();
  watchParent(onOrphaned);
  parent = 1;
  vi.advanceTimersByTime(SOME_TIME_MS);
  expect(onOrphaned).toHaveBeenCalledTimes(1);
});

test('npm killed while the server was starting is noticed too', () => {
  parent = 1;
  const onOrphaned = vi.fn();
  watchParent(onOrphaned);
  vi.advanceTimersByTime(SOME_TIME_MS);
  expect(onOrphaned).toHaveBeenCalledTimes(1);
});

test('a stopped watch calls nothing', () => {
  const onOrphaned = vi.fn();
  watchParent(onOrphaned)();
  parent = 1;
  vi.advanceTimersByTime(SOME_TIME_MS);
  expect(onOrphaned).not.toHaveBeenCalled();
});

test('a server started without npm outlives the terminal it was started from', () => {
  vi.stubEnv('npm_lifecycle_event', undefined);
  const onOrphaned = vi.fn();
  watchParent(onOrphaned);
  parent = 1;
  vi.advanceTimersByTime(SOME_TIME_MS);
  expect(onOrphaned).not.toHaveBeenCalled();
});
