import { z } from 'zod';
import type { BodyOf } from '#contract/endpoint.ts';
import { day } from '#contract/fields.ts';
import { createDivision, dividedPart, type DividedPart } from '#contract/pasports/reshapings.ts';
import { spaceFields } from '#contract/pasports/space-record.ts';
import type { Space } from '#contract/pasports/spaces.ts';
import type { FormOf } from '#contract/record.ts';
import { dividedByArea, divisionFaults, knownShare } from '#contract/rules/division.ts';

/** Fields of a part as its form shows them, in rows. */
export const partNames = [
  'space_number',
  'space_size',
  'total_area',
  'floor_area',
  'heated_area',
  'countable_area',
  'variable_symbol',
  'land_registry_unit',
  'ownership_sheet',
] as const;

/** A part as it is typed. */
export type PartValues = Pick<FormOf<typeof spaceFields>, keyof DividedPart>;

export interface DivisionValues {
  first_day: string | null;
  parts: PartValues[];
  [field: string]: unknown;
}

export const divisionLabels = { first_day: 'Rozděleno ode dne', parts: 'Části' } as const;

/** What a division starts with: today, the space as it is, and one part founded beside it. */
export function divisionValues(space: Space, today: string): DivisionValues {
  const { total_area, floor_area, heated_area, countable_area } = space;
  const kept: PartValues = {
    ...newPart(space, 1),
    space_number: space.space_number,
    space_size: space.space_size,
    variable_symbol: space.variable_symbol,
    total_area,
    floor_area,
    heated_area,
    countable_area,
    land_registry_unit: space.land_registry_unit,
    ownership_sheet: space.ownership_sheet,
    common_share_numerator: space.common_share_numerator,
    common_share_denominator: space.common_share_denominator,
  };
  return { first_day: today, parts: [kept, newPart(space, 1)] };
}

type Model = Pick<
  Space,
  'space_number' | 'pasport_type_id' | 'common_share_numerator' | 'common_share_denominator'
>;

/** The part founded as the `at`th: 7a, 7b, 7c … */
export function newPart(space: Model, at: number): PartValues {
  return {
    space_number: `${space.space_number}${String.fromCodePoint(96 + at)}`,
    pasport_type_id: space.pasport_type_id,
    space_size: '',
    variable_symbol: '',
    total_area: 0,
    floor_area: 0,
    heated_area: 0,
    countable_area: 0,
    land_registry_unit: '',
    ownership_sheet: '',
    common_share_numerator: null,
    common_share_denominator: space.common_share_denominator,
  };
}

/** Rules of a division of the space, those of the server: a day that has come, parts, and their shares. */
export function divisionRules(space: Model, today: string) {
  const fields = z.object({
    first_day: day.refine((value) => value <= today, 'Zapište nejdříve v den, od kdy platí'),
    parts: z.array(dividedPart),
  });
  return fields.superRefine(({ parts }, context) => {
    for (const { field, message } of divisionFaults({ former: space, parts }))
      context.addIssue({ code: 'custom', path: field.split('.'), message });
  });
}

/** The parts with shares by their total areas; null where some area is missing. */
export function sharedByArea(space: Model, parts: readonly PartValues[]): PartValues[] | null {
  const share = knownShare(space);
  if (share === null) return null;
  const areas = parts.map(({ total_area }) => Math.round(Number(total_area) * 100));
  const shares = areas.every((area) => area > 0) ? dividedByArea(share, areas) : null;
  if (shares === null) return null;
  return parts.map((part, at) => ({
    ...part,
    common_share_numerator: shares[at]?.share_numerator ?? null,
    common_share_denominator: shares[at]?.share_denominator ?? null,
  }));
}

/** The division as its call takes it. */
export function divisionBody(
  values: DivisionValues,
  rules: ReturnType<typeof divisionRules>,
): BodyOf<typeof createDivision> {
  return rules.parse(values);
}
