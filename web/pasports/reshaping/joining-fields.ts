import { z } from 'zod';
import type { BodyOf } from '#contract/endpoint.ts';
import { day } from '#contract/fields.ts';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { createJoining } from '#contract/pasports/reshapings.ts';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { joinedShare, joiningFault } from '#contract/rules/joining.ts';
import type { NumberInput } from '#contract/values/number.ts';

/** Areas that are added up. */
export const areaNames = ['total_area', 'floor_area', 'heated_area', 'countable_area'] as const;

export interface JoiningValues {
  first_day: string | null;
  joined_ids: number[];
  total_area: NumberInput;
  floor_area: NumberInput;
  heated_area: NumberInput;
  countable_area: NumberInput;
  users_count: NumberInput;
  [field: string]: unknown;
}

export const joiningLabels = {
  first_day: 'Spojeno ode dne',
  joined_ids: 'Které prostory se připojí',
  total_area: 'Celková plocha',
  floor_area: 'Podlahová plocha',
  heated_area: 'Vytápěná plocha',
  countable_area: 'Započitatelná plocha',
  users_count: 'Počet osob od spojení',
} as const;

type Areas = Pick<SpaceRow, (typeof areaNames)[number]>;
type Row = Areas & Pick<SpaceRow, 'pasport_id'>;

/** What a joining starts with: today, and nothing chosen. */
export function joiningValues(today: string): JoiningValues {
  return { first_day: today, joined_ids: [], users_count: null, ...areasTogether([]) };
}

/** The areas of the spaces together, in m² with two decimals. */
export function areasTogether(spaces: readonly Areas[]): Areas {
  const sum = (name: keyof Areas) =>
    spaces.reduce((total, space) => total + Math.round(space[name] * 100), 0) / 100;
  return {
    total_area: sum('total_area'),
    floor_area: sum('floor_area'),
    heated_area: sum('heated_area'),
    countable_area: sum('countable_area'),
  };
}

/** What is proposed for the space with those that are joined to it: the sums of areas and persons. */
export function proposed(
  rows: readonly Row[],
  persons: ReadonlyMap<number, number>,
  { pasport_id, joined_ids }: { readonly pasport_id: number; readonly joined_ids: number[] },
): Partial<JoiningValues> {
  const ids = [pasport_id, ...joined_ids];
  const counts = ids.flatMap((id) => persons.get(id) ?? []);
  // Where nothing of the joined ones is known, the number stays as it is.
  const isChanged = joined_ids.some((id) => (persons.get(id) ?? 0) > 0);
  return {
    joined_ids,
    ...areasTogether(rows.filter((row) => ids.includes(row.pasport_id))),
    users_count: isChanged ? counts.reduce((sum, count) => sum + count, 0) : null,
  };
}

/** Rules of a joining: a day that has come, and something to join. */
export function joiningRules(today: string) {
  const { joined_ids: _ids, first_day: _day, users_count, ...areas } = createJoining.body.shape;
  return z.object({
    ...areas,
    users_count: users_count.unwrap(),
    first_day: day.refine((value) => value <= today, 'Zapište nejdříve v den, od kdy platí'),
    joined_ids: z.array(z.int()).min(1, 'Vyberte, které prostory se připojí'),
  });
}

/** The house on the day: its spaces with their owners and shares. */
interface HouseOn {
  readonly pasport_id: number;
  readonly joined_ids: readonly number[];
  readonly spaces: readonly HouseShare[];
}

function partsOf({ pasport_id, joined_ids, spaces }: HouseOn) {
  const kept = spaces.find((space) => space.pasport_id === pasport_id);
  const joined = spaces.filter((space) => joined_ids.includes(space.pasport_id));
  return { kept, joined };
}

/** Why the chosen spaces cannot be joined on the day: a sentence, or null. */
export function strangersFault(house: HouseOn): string | null {
  const { kept, joined } = partsOf(house);
  const of = ({ space_number, owners }: HouseShare) => ({
    space_number,
    owners: owners.map((owner) => ({ ...owner, name: owner.owner_name })),
  });
  return kept === undefined ? null : joiningFault(of(kept), joined.map(of));
}

/** The share of all in the common parts; empty where there is none. */
export function shareOf(house: HouseOn): string {
  const { kept, joined } = partsOf(house);
  const share = joinedShare(kept === undefined ? joined : [kept, ...joined]);
  if (typeof share === 'string') return '';
  const { common_share_numerator: numerator, common_share_denominator: denominator } = share;
  return numerator === null || denominator === null ? '' : `${numerator}/${denominator}`;
}

/** The joining as its call takes it. */
export function joiningBody(
  values: JoiningValues,
  rules: ReturnType<typeof joiningRules>,
): BodyOf<typeof createJoining> {
  return rules.parse(values);
}
