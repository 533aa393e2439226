import type { Building } from '#contract/pasports/buildings.ts';
import { elementFields } from '#contract/pasports/element-record.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { emptyOf, type FormOf } from '#contract/record.ts';

/** Fields of a heating element as its form holds them. */
export type ElementValues = FormOf<typeof elementFields>;

/** What a new heating element starts with: valid from today, behind the others. */
export function emptyElement(
  { heating_indicator_name }: Building,
  elements: readonly Element[],
  today: string,
): ElementValues {
  const highest = Math.max(0, ...elements.map(({ element_order }) => element_order));
  return {
    ...emptyOf(elementFields),
    element_order: highest + 10,
    indicator_radio: heating_indicator_name.toLowerCase().includes('rádi'),
    valid_from: today,
  };
}
