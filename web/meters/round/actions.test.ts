import { beforeEach, expect, test } from 'vitest';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { READING, roundPlace } from '#tests/web/round-place.ts';
import { identity } from '#web/lib/identity.ts';
import { markNoAccess, typeState } from './actions.ts';
import { asSent, openOutbox, outLines, overwrite } from './outbox.ts';

const walk = { house: 7, day: '2026-01-15', reading_kind: 'current', medians: new Map() } as const;

const place = (reading: Partial<RoundPlace['reading']> | null) =>
  roundPlace(1, { reading: reading && { ...READING, ...reading } });

const told = () => {
  const [line] = outLines().values();
  return line && asSent(line);
};

beforeEach(() => {
  localStorage.clear();
  identity.set({ token: 't', user_identity: 'jana@example.cz', client_id: 1, is_sys_admin: false });
  openOutbox(3);
});

test.each(['seal-broken', 'backflow', 'blocked', 'low-battery'] as const)(
  'a state put right in a walk leaves what was found on the day: %s',
  (status) => {
    typeState(walk, place({ status }), '101');
    expect(told()).toMatchObject({ state: 101, status, version: 1 });
    // It is kept with the line, whatever becomes of the page.
    openOutbox(3);
    expect(told()).toMatchObject({ state: 101, status });
  },
);

test('a state written over what somebody else wrote meanwhile leaves what that person found', () => {
  typeState(walk, place(null), '101');
  const { reading } = place({ status: 'seal-broken', version: 4 });
  const at = { house: walk.house, day: walk.day, meter_id: 11 };
  const answer = { meter_id: 11, read_on: walk.day, outcome: 'conflict', reading } as const;
  overwrite(at, { ...answer, field: '', message: '', offers: [] });
  expect(told()).toMatchObject({ state: 101, status: 'seal-broken', version: 4 });
});

test('a state typed where nobody got in before is one that was read', () => {
  typeState(walk, place({ state: null, status: 'no-access' }), '101');
  expect(told()).toMatchObject({ state: 101, status: 'ok' });
});

test('a state typed and then not accessible is none', () => {
  typeState(walk, place(null), '101');
  markNoAccess(walk, place(null));
  expect(told()).toMatchObject({ state: null, status: 'no-access' });
});
