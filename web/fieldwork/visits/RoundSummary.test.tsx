import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Round } from '#contract/fieldwork/rounds.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { browseCrews } from '#contract/fieldwork/crews.ts';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, stubApi } from '#tests/web/screen.tsx';
import { queryClient } from '#web/lib/query.ts';
import type { Go } from './place.ts';
import { isOfVisitFilter, visitFilterName } from './round-filters.ts';
import { RoundSummary } from './RoundSummary.tsx';

const TODAY = '2026-11-29';
const visit = (state: Visit['state'], is_followed = false) =>
  ({ state, is_followed, day: null }) as Visit;
const visits = [
  visit('done'),
  visit('done'),
  visit('done'),
  visit('unplaced'),
  visit('planned'),
  visit('no-access'),
  visit('no-access'),
  visit('no-access', true),
  visit('cancelled'),
];

const round: Round = {
  round_id: 5,
  unit_id: 1,
  name: 'Výměna vodoměrů',
  work_id: 2,
  work_name: 'Výměna',
  note: '',
  days: [],
  crew_ids: [],
  minutes: 20,
  travel: 10,
  gap: 5,
  visits: 8,
  unplaced: 1,
  planned: 1,
  done: 3,
  missed: 2,
  first_day: null,
  last_day: null,
  closed: null,
  created: '2026-01-02T08:15:00.000Z',
  version: 1,
};
const go = vi.fn<Go>();
let leave: () => void = () => undefined;
beforeEach(() => {
  go.mockReset();
  stubApi().answers(browseCrews, { values: [], hidden_crews: 0 });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

describe('a count of a round', () => {
  test.each([
    ['3 z 8', round.done],
    ['8 návštěv', round.visits],
    ['1', round.unplaced],
    ['2', round.missed],
  ])('%s leads to just the visits that it counts', (text, count) => {
    ({ leave } = drawn(<RoundSummary round={round} go={go} />));
    click(button(text));
    expect(go).toHaveBeenCalledTimes(1);
    const step = go.mock.lastCall?.[0];
    expect(step).toMatchObject({ part: undefined });
    const filter = visitFilterName(step?.filter);
    expect(visits.filter((one) => isOfVisitFilter(filter, one, TODAY))).toHaveLength(count);
  });

  test('of nothing leads nowhere', () => {
    const none = { ...round, visits: 0, unplaced: 0, done: 0, missed: 0 };
    ({ leave } = drawn(<RoundSummary round={none} go={go} />));
    expect(document.querySelectorAll('dd button')).toHaveLength(0);
  });
});
