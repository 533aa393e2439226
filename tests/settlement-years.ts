import { count } from '#contract/settlement/count.ts';
import { differences, type WeatherOfHouses } from '#contract/settlement/difference.ts';
import type { FrozenService, FrozenSettlement, FrozenSpace } from '#contract/settlement/frozen.ts';
import { recipient, service, settlement, space, type WrittenService } from './settlement-house.ts';

// Two years of a house whose differences are counted by hand beside the tests.

export const NEXT = { from: '2026-01-01', to: '2026-12-31' } as const;
export const LAST_DAYS = { from: '2025-01-01', to: '2025-12-31' } as const;

export const people = (id: number) => [{ address_id: id, full_name: '' }];

/** Flats of so many m², with so many persons in each. */
export const flats = (
  time: { readonly from: string; readonly to: string },
  areas: readonly number[],
  living: readonly number[] = [],
): FrozenSpace[] =>
  areas.map((area, at) => {
    const key = `r${at + 1}`;
    const own = { people: people(at + 1), living: living[at] ?? 1, ...time };
    return space(at + 1, area, { recipients: [recipient(key, own)] });
  });

/** A service whose one document says how much the house used. */
export const used = (quantity: string, written: WrittenService): FrozenService => {
  const made = service(written);
  const unit = made.rule.meter_kind === 'heat' ? 'GJ' : 'm³';
  const document = {
    billing_document_id: 1,
    number: '1',
    kind: 'invoice',
    period_from: '2025-01-01',
    period_to: '2026-12-31',
    total: written.cost,
    part: written.cost,
    quantity,
    quantity_unit: unit,
  };
  const place = { billing_place_id: 1, name: 'Dům', supplier_info: '', percent: '100' };
  const costs = [{ ...place, documents: [document], amount: written.cost }];
  return { ...made, costs, measured_unit: unit };
};

export const year = (
  spaces: readonly FrozenSpace[],
  one: FrozenService,
  time: { readonly from: string; readonly to: string },
) => settlement(spaces, [one], time);

export const compare = (
  last: FrozenSettlement,
  now: FrozenSettlement,
  weather: WeatherOfHouses = new Map(),
) =>
  [
    ...differences(
      { frozen: last, counted: count(last) },
      { frozen: now, counted: count(now) },
      weather,
    ),
  ].flat();

/** What each cause brought the recipient that is not nothing, or why it is not told. */
export function causes(found: ReturnType<typeof compare>, key = 'r1') {
  const one = found.find((each) => each.recipient === key);
  return (
    one?.reason ??
    one?.causes.flatMap(({ cause, amount }) => (amount === 0 ? [] : [[cause, amount]]))
  );
}

export const water = { key: 'meter', meter_kind: 'cold-water' } as const;
