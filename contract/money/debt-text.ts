import { monthText } from '#contract/rules/month-info.ts';
import { czechPlural } from '#contract/rules/plural.ts';

/** Where a debt is of: 'Lipová 14 · 12'; a space outside of houses has its number only. */
export const debtPlace = ({
  building_name,
  space_number,
}: {
  readonly building_name: string;
  readonly space_number: string;
}): string => [building_name, space_number].filter((part) => part !== '').join(' · ');

/** What is claimed: 'Nájem, březen 2026'. */
export const claimText = ({
  name,
  for_month,
}: {
  readonly name: string;
  readonly for_month: string | null;
}): string => (for_month === null ? name : `${name}, ${monthText(for_month)}`);

/** '12 dní' */
export const daysText = (days: number): string =>
  `${days}\u00A0${czechPlural(days, 'den', 'dny', 'dní')}`;
