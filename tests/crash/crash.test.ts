import { expect, it } from 'vitest';
import { playCrashes } from './crash.ts';

it('loses and doubles no acknowledged write when the application, the database and both are killed', async () => {
  const rounds = [];
  for await (const round of playCrashes(3)) rounds.push(round);
  expect(rounds.map(({ kind, faults }) => ({ kind, faults }))).toEqual([
    { kind: 'application', faults: [] },
    { kind: 'database', faults: [] },
    { kind: 'both', faults: [] },
  ]);
  expect(Math.min(...rounds.map(({ writes }) => writes))).toBeGreaterThan(0);
}, 120_000);
