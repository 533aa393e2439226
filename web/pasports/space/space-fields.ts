import { z } from 'zod';
import { commonShareFault } from '#contract/rules/common-share.ts';
import { spaceFields } from '#contract/pasports/spaces.ts';
import type { Space } from '#contract/pasports/spaces.ts';

type NumberValue = number | string | null;

/** Fields of a space as its form holds them: numbers may be unfinished texts. */
export interface SpaceValues {
  space_number: string;
  pasport_name: string;
  pasport_type_id: number | null;
  space_size: string;
  parent_id: number | null;
  pasport_floor_id: number | null;
  variable_symbol: string;
  pasport_order: NumberValue;
  total_area: NumberValue;
  floor_area: NumberValue;
  heated_area: NumberValue;
  heated_area_fixed: boolean;
  countable_area: NumberValue;
  land_registry_unit: string;
  ownership_sheet: string;
  common_share_numerator: NumberValue;
  common_share_denominator: NumberValue;
  comment: string;
  [field: string]: unknown;
}

/** Names of a space's fields for people, in the order of its form. */
export const spaceLabels = {
  space_number: 'Číslo',
  pasport_name: 'Název',
  pasport_type_id: 'Typ',
  space_size: 'Dispozice',
  parent_id: 'Dům',
  pasport_floor_id: 'Podlaží',
  variable_symbol: 'Variabilní symbol',
  pasport_order: 'Pořadí',
  hidden: 'Skrytý',
  total_area: 'Celková plocha',
  floor_area: 'Podlahová plocha',
  heated_area_fixed: 'Vytápěná a započitatelná plocha zadaná ručně',
  heated_area: 'Vytápěná plocha',
  countable_area: 'Započitatelná plocha',
  land_registry_unit: 'Číslo jednotky v katastru',
  ownership_sheet: 'List vlastnictví',
  common_share_numerator: 'Podíl na společných částech – čitatel',
  common_share_denominator: 'Podíl na společných částech – jmenovatel',
  comment: 'Poznámka',
} as const;

const chosen = (message: string) => z.int({ error: message }).min(1, message);

/** Rules of the space's fields, each by itself. */
export const spaceFieldRules = z
  .object(spaceFields)
  .omit({ hidden: true })
  .extend({
    parent_id: chosen('Vyberte dům'),
    pasport_type_id: chosen('Vyberte typ prostoru'),
  });

/** Rules of the space's form: a share of the common parts has both its numbers, or none. */
export const spaceRules = spaceFieldRules.superRefine((values, context) => {
  const fault = commonShareFault(values);
  if (fault !== null)
    context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
});

/** A stored space as its form takes it. */
export function spaceValues(space: Space): SpaceValues {
  return {
    space_number: space.space_number,
    pasport_name: space.pasport_name,
    pasport_type_id: space.pasport_type_id,
    space_size: space.space_size,
    parent_id: space.pasport_parent_id,
    pasport_floor_id: space.pasport_floor_id,
    variable_symbol: space.variable_symbol,
    pasport_order: space.pasport_order,
    total_area: space.total_area,
    floor_area: space.floor_area,
    heated_area: space.heated_area,
    heated_area_fixed: space.heated_area_fixed,
    countable_area: space.countable_area,
    land_registry_unit: space.land_registry_unit,
    ownership_sheet: space.ownership_sheet,
    common_share_numerator: space.common_share_numerator,
    common_share_denominator: space.common_share_denominator,
    comment: space.comment,
  };
}
