import { z } from 'zod';
import { elementFields } from '#contract/pasports/floors.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { validityFault } from '#contract/rules/validity.ts';

export const elementSchema = z.object(elementFields);

/** The fields' own rules, and the one of both ends of the validity. */
export const elementRules = elementSchema.superRefine((element, context) => {
  const message = validityFault(element);
  if (message !== null) context.addIssue({ code: 'custom', path: ['valid_to'], message });
});

// A number field holds the raw text while it reads as no number.
type Typed = number | string | null;
type Numbers =
  | 'element_order'
  | 'sections'
  | 'output'
  | 'coefficient_output'
  | 'coefficient_position'
  | 'coefficient_contact';
export type ElementValues = Omit<z.output<typeof elementSchema>, Numbers | 'valid_from'> &
  Record<Numbers, Typed> & { valid_from: string | null };

/** Names of a heating element's fields for people. */
export const elementLabels = {
  pasport_id: 'Prostor',
  pasport_room_id: 'Místnost',
  element_order: 'Pořadí',
  element_type: 'Typ tělesa',
  maker: 'Výrobce',
  dimensions: 'Rozměr',
  sections: 'Počet článků',
  output: 'Výkon',
  gradient: 'Teplotní spád',
  riser: 'Stoupačka',
  indicator_type: 'Typ indikátoru',
  indicator_maker: 'Výrobce indikátoru',
  indicator_number: 'Číslo indikátoru',
  indicator_radio: 'Rádiový odečet',
  coefficient_output: 'Koeficient výkonu',
  coefficient_position: 'Koeficient polohy',
  coefficient_contact: 'Koeficient kontaktu',
  valid_from: 'Platí od',
  valid_to: 'Platí do',
  comment: 'Poznámka',
} as const;

const names = Object.keys(elementFields) as (keyof ElementValues)[];

/** What of a heating element its form holds. */
export function elementValues(element: Element): ElementValues {
  return Object.fromEntries(names.map((name) => [name, element[name]])) as ElementValues;
}

/** What a new heating element starts with: valid from today, behind the others. */
export function emptyElement(
  { heating_indicator_name }: Building,
  elements: readonly Element[],
  today: string,
): ElementValues {
  const highest = Math.max(0, ...elements.map(({ element_order }) => element_order));
  return {
    pasport_id: null,
    pasport_room_id: null,
    element_order: highest + 10,
    element_type: '',
    maker: '',
    dimensions: '',
    sections: null,
    output: null,
    gradient: '',
    riser: '',
    indicator_type: '',
    indicator_maker: '',
    indicator_number: '',
    indicator_radio: heating_indicator_name.toLowerCase().includes('rádi'),
    coefficient_output: 1,
    coefficient_position: 1,
    coefficient_contact: 1,
    valid_from: today,
    valid_to: null,
    comment: '',
  };
}
