import { expect, test } from 'vitest';
import { eventChoices, isOfEventFilter, isWithin, type EventFilter } from './event-filters.ts';

const TODAY = '2026-11-28';
const event = (over: object = {}) => ({
  state: 'done' as const,
  day: '2026-11-20' as string | null,
  missed: 0,
  to_review: 0,
  lacks_photo: false,
  lacks_signature: false,
  ...over,
});

const events = {
  done: event(),
  unsigned: event({ lacks_signature: true }),
  unphotographed: event({ lacks_photo: true, to_review: 1 }),
  today: event({ day: TODAY, state: 'planned' }),
  late: event({ day: '2026-11-27', state: 'planned' }),
  coming: event({ day: '2026-11-29', state: 'planned' }),
  once: event({ state: 'no-access', missed: 1 }),
  twice: event({ state: 'no-access', missed: 2 }),
  thrice: event({ state: 'no-access', missed: 3 }),
  cancelled: event({ day: TODAY, state: 'cancelled' }),
  unplaced: event({ day: null, state: 'unplaced', to_review: 2 }),
};

const answered = (name: EventFilter) =>
  Object.entries(events)
    .filter(([, one]) => isOfEventFilter(name, one, TODAY))
    .map(([key]) => key);

test('a question is answered by what it asks for', () => {
  expect(answered('today')).toEqual(['today']);
  expect(answered('late')).toEqual(['late']);
  expect(answered('missed')).toEqual(['twice', 'thrice']);
  expect(answered('review')).toEqual(['unphotographed', 'unplaced']);
  expect(answered('done')).toEqual(['done', 'unsigned', 'unphotographed']);
  expect(answered('lacking')).toEqual(['unsigned', 'unphotographed']);
  expect(answered('all')).toHaveLength(Object.keys(events).length);
});

test('a number leads to just so many visits', () => {
  const choices = eventChoices(Object.values(events), TODAY);
  expect(choices.map(({ text, count }) => `${text} ${String(count)}`)).toEqual([
    'Dnes 1',
    'Po termínu 1',
    'Nepřístupno 2× 2',
    'Ke kontrole 2',
    'Hotovo 3',
    'Bez fotky nebo podpisu 2',
    'Vše 11',
  ]);
});

test('a round and a house narrow together', () => {
  const visit = { round_id: 1, building_id: 2 };
  expect(isWithin(visit, {})).toBe(true);
  expect(isWithin(visit, { round: 1, house: 2 })).toBe(true);
  expect(isWithin(visit, { round: 1, house: 3 })).toBe(false);
  expect(isWithin(visit, { round: 4 })).toBe(false);
});
