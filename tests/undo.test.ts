import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { undoChange, undoClientChange } from '#contract/undo.ts';
import { offering } from '#server/undo/kinds.ts';
import { codeOf } from './endpoints/ask.ts';
import { named, walk } from './endpoints/walk.ts';
import { changeOf, isOrder, recordsOf, takeBack, withoutIds } from './undo-records.ts';

// What a call changed is taken back by the calls of the rooms, and nothing else is other than it was.

const walking = walk();
const LONG = 60_000;

/** What does not come back once it is deleted. */
const GONE_FOR_GOOD = [
  'address/order',
  'revision/report',
  'meters/device',
  'meters/exchange',
  'billing/document',
  'todo/{unit_id}',
  'todo/comment',
  'fieldwork/absence',
];
const isGoneForGood = ({ path }: Endpoint) => GONE_FOR_GOOD.some((name) => path.includes(name));

const undoing: readonly Endpoint[] = [undoChange, undoClientChange];
const changing = named.filter(([, one]) => offering.has(one) && !undoing.includes(one));
const isDeletion = ({ method }: Endpoint) => method === 'DELETE';

test('there are changes to take back', () => {
  expect(changing.length).toBeGreaterThan(60);
});

describe.each(changing)('%s', (_name, endpoint) => {
  test('is taken back as a whole, and done once more', { timeout: LONG }, async () => {
    const scene = await walking.own();
    const { access } = endpoint;
    const leftOut = isDeletion(endpoint) ? withoutIds : isOrder;
    const before = await recordsOf(walking, scene, leftOut);
    const done = await walking.answer(endpoint, scene, { token: await scene.token(access) });
    expect(codeOf(done)).toBeUndefined();
    const after = await recordsOf(walking, scene, withoutIds);
    const isForGood = isGoneForGood(endpoint);
    expect(changeOf(done) === undefined).toBe(isForGood && isDeletion(endpoint));
    if (changeOf(done) === undefined) return;
    const back = await takeBack(walking, scene, done, access);
    expect(codeOf(back)).toBeUndefined();
    expect(await recordsOf(walking, scene, leftOut)).toEqual(before);
    expect(changeOf(back) === undefined).toBe(isForGood && endpoint.creates);
    if (changeOf(back) === undefined) return;
    const again = await takeBack(walking, scene, back, access);
    expect(codeOf(again)).toBeUndefined();
    expect(await recordsOf(walking, scene, withoutIds)).toEqual(after);
  });
});
