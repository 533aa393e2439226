import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';

/** A space among others: 'Lipová 14 · 12'; one outside of houses has its number only. */
export function spaceText({
  building_name,
  space_number,
}: {
  readonly building_name: string;
  readonly space_number: string;
}): string {
  return [building_name, space_number].filter((part) => part !== '').join(' · ');
}

/** '3 prostory' */
export const spacesText = (count: number): string =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'prostor', 'prostory', 'prostorů')}`;
