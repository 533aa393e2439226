import { expect, it } from 'vitest';
import { playTakeOvers } from './take-over.ts';

it('loses and doubles no acknowledged write when the primary database is killed and its standby takes over, and when that one falls silent', async () => {
  const takeOvers = [];
  for await (const takeOver of playTakeOvers(2)) takeOvers.push(takeOver);
  expect(takeOvers.map(({ kind, faults }) => ({ kind, faults }))).toEqual([
    { kind: 'killed', faults: [] },
    { kind: 'frozen', faults: [] },
  ]);
  expect(Math.min(...takeOvers.map(({ writes }) => writes))).toBeGreaterThan(0);
}, 180_000);
