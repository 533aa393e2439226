// @vitest-environment happy-dom
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderRound, readRound } from '#contract/metering/reading-round.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { roundPlace } from '#tests/web/round-place.ts';
import { roundInput } from './told-round.ts';
import { tellShown, useWalk } from './useWalk.ts';
import type { Walk } from './walk.ts';

const DAY = '2026-01-15';
const places = [1, 2, 3].map((id) => roundPlace(id));
const [first] = places;
const key = keyOf(readRound, roundInput(4, 7, DAY));

let api: StubApi;
let leave: () => void;
let walk: Walk | undefined;

function Walker() {
  const now = useWalk({ unit_id: 4, house: 7, day: DAY, reading_kind: 'current' }, places);
  useEffect(() => {
    walk = now;
  }, [now]);
  return null;
}

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(orderRound, { changed_count: 3 });
  queryClient.setQueryData(key, { values: places });
  ({ leave } = drawn(<Walker />));
  tellShown(places);
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const order = () =>
  queryClient
    .getQueryData<{ values: typeof places }>(key)
    ?.values.map(({ measuring_place_id }) => measuring_place_id);

test('a line goes by two places when two keys come before the first move is drawn', async () => {
  if (first === undefined) throw new Error('Three are walked.');
  walk?.onShift(first, 1);
  walk?.onShift(first, 1);
  expect(order()).toEqual([2, 3, 1]);
  walk?.onShift(first, 1);
  expect(order()).toEqual([2, 3, 1]);
  walk?.onShift(first, -1);
  expect(order()).toEqual([2, 1, 3]);
  await eventually(() =>
    expect(api.sentTo(orderRound).at(-1)).toMatchObject({ measuring_place_ids: [2, 1, 3] }),
  );
});
