import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { Revision } from '#contract/revisions.ts';
import { intervalUnit } from '#contract/rules/next-revision.ts';
import {
  revisionGroups,
  urgencyOf,
  type RevisionGroup,
} from '#contract/rules/revision-standing.ts';
import { revisionStanding, type Inspected } from '#server/core/revisions/standing.ts';
import { revisionCounts } from '#server/dashboard/terms.ts';
import { burningKinds, waitingKinds } from '#web/dashboard/kinds.ts';
import { tileOf } from '#web/dashboard/tiles.ts';
import { paths } from '#web/lib/paths.ts';
import { filterName, filteredRevisions } from '#web/revisions/revision-filters.ts';
import { standingText } from '#web/core/revisions/standing-words.ts';
import { urgencyColors } from '#web/revisions/StateBadge.tsx';

// The state and the tile are the server's, the filter, the words and the colour the browser's; all of
// them come of one measure.
const day = fc.integer({ min: 0, max: 1500 }).map((days) => shiftDays('2024-01-01', days));
const maybe = fc.option(day);
const device: fc.Arbitrary<Inspected> = fc.record({
  active_from: day,
  last_on: maybe,
  last_next_on: maybe,
  is_unfit: fc.boolean(),
  has_faults: fc.boolean(),
  repair_by: maybe,
  warning_days: fc.integer({ min: 0, max: 200 }),
  interval_count: fc.integer({ min: 1, max: 12 }),
  interval_unit: fc.constantFrom(...intervalUnit.options),
  valid_from: maybe,
  valid_to: maybe,
});

const tiles = [...burningKinds, ...waitingKinds].filter(
  ({ path }) => path === paths.AuxiliariesRevisionTypes,
);

const isLate = (term: string | null, today: string) => term !== null && term < today;

/** What tells of the device that something is wrong. */
function isTroubled(one: Inspected, next_on: string | null, today: string): boolean {
  return one.is_unfit || one.has_faults || one.last_on === null || isLate(next_on, today);
}

test('the state, the filter, the tile and the colour of any devices on any day agree', () => {
  const property = fc.property(fc.array(device, { maxLength: 12 }), day, (devices, today) => {
    const standings = devices.map((one) => revisionStanding(one, today));
    const rows = standings as unknown as readonly Revision[];
    const unit = { unit_id: 1, unit_name: 'Dům', things: [], ...revisionCounts(devices, today) };
    for (const tile of tiles) {
      const { count, href } = tileOf(tile, unit as unknown as Parameters<typeof tileOf>[1]);
      const filter = filterName(new URL(href, 'http://portal').searchParams.get('filter') ?? '');
      expect(filter).not.toBe('all');
      expect(count).toBe(filteredRevisions(rows, filter, today).length);
      const states: readonly string[] = revisionGroups[filter as RevisionGroup];
      expect(count).toBe(standings.filter(({ state }) => states.includes(state)).length);
    }
    const burning = ['overdue', 'faulty'] as const;
    const late = burning.flatMap((name) => filteredRevisions(rows, name, today));
    for (const [at, { state, due_on, next_on }] of standings.entries()) {
      const one = devices[at] as Inspected;
      const color = urgencyColors[urgencyOf(state)];
      expect(color === 'red').toBe(late.includes(rows[at] as Revision));
      expect(color === 'green').toBe(standingText({ state, due_on }, today) === 'v pořádku');
      expect([color, isTroubled(one, next_on, today)]).not.toEqual(['green', true]);
      expect(isLate(next_on, today) && color !== 'red').toBe(false);
    }
  });
  fc.assert(property, { numRuns: 500 });
  expect(tiles).toHaveLength(5);
});
