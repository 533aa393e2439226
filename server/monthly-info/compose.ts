import type { MonthInfo, MonthRecipient, MonthUse } from '#contract/metering/month-infos.ts';
import { houseAverage } from '#contract/rules/house-average.ts';
import type { SpaceMonth } from '#server/core/metering/month-uses.sql.ts';
import type { HouseHeader } from './header.sql.ts';
import type { PayingRecipient } from './recipients.sql.ts';

const ofHeat: ReadonlySet<SpaceMonth['kind']> = new Set(['heat', 'heat-allocator']);

/** By which area spaces of the house are compared: the heated one where each of them has it. */
function areaOf(all: readonly SpaceMonth[]): (one: SpaceMonth) => number {
  const isHeated = all.every((one) => one.heated_area > 0);
  return (one) => (isHeated ? one.heated_area : one.total_area);
}

/** What is told of one kind in a space, beside what the others of the house used. */
function useOf(own: SpaceMonth, house: readonly SpaceMonth[]): MonthUse {
  const {
    pasport_id: _id,
    space_number: _number,
    heated_area: _heated,
    total_area: _total,
    ...told
  } = own;
  const alike = house.filter(
    ({ kind, measured_unit }) => kind === own.kind && measured_unit === own.measured_unit,
  );
  const area = areaOf(alike);
  const { spaces, per_space, per_m2 } = houseAverage(
    alike.map((one) => ({ amount: one.amount, area: area(one) })),
  );
  const isByArea = ofHeat.has(own.kind);
  const ownArea = area(own);
  return {
    ...told,
    amount_m2: isByArea && own.amount !== null && ownArea > 0 ? own.amount / ownArea : null,
    average: per_space,
    average_m2: isByArea ? per_m2 : null,
    average_of: spaces,
  };
}

/** What is told of the space. */
export function infoOf(
  header: HouseHeader,
  month: string,
  house: readonly SpaceMonth[],
  space: { readonly pasport_id: number; readonly space_number: string },
): MonthInfo {
  const own = house.filter(({ pasport_id }) => pasport_id === space.pasport_id);
  return {
    month,
    ...header,
    space_number: space.space_number,
    uses: own.map((use) => useOf(use, house)),
  };
}

/** The recipient with what is known of his space. */
export function toldOf(recipient: PayingRecipient, house: readonly SpaceMonth[]): MonthRecipient {
  const own = house.filter(({ pasport_id }) => pasport_id === recipient.pasport_id);
  const kinds = (of: readonly SpaceMonth[]) => [...new Set(of.map(({ kind }) => kind))];
  return {
    ...recipient,
    kinds: kinds(own),
    missing: kinds(own.filter(({ amount }) => amount === null)),
    estimated: kinds(own.filter(({ estimated }) => estimated)),
  };
}
