import { czechPlural } from '#contract/rules/plural.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { settlementFields } from '#contract/settlement/settlement-record.ts';
import { scopeName } from '#contract/settlement/settlement-title.ts';
import { labelsOf, type FormOf } from '#contract/record.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';

/** Fields of a settlement as its form holds them. */
export type SettlementValues = FormOf<typeof settlementFields>;

/** Names of fields for people. */
export const settlementLabels = {
  ...labelsOf(settlementFields),
  reviewed_at: 'Zkontrolováno',
  issued_on: 'Vydáno',
  due_on: 'Splatnost',
  correction: 'Důvod opravy',
};

/** '2025' for a calendar year, else '1. 5. 2024 – 30. 4. 2025'. */
export function periodText({ period_from, period_to }: Settlement): string {
  const [year] = period_from.split('-');
  if (period_from === `${year}-01-01` && period_to === `${year}-12-31`) return String(year);
  return `${formatDate(period_from)} – ${formatDate(period_to)}`;
}

/** 'Vyúčtování 2025, Lipová 12'. */
export const titleText = (settlement: Settlement): string =>
  `Vyúčtování ${periodText(settlement)}, ${scopeName(settlement)}`;

/** '12 z 40' of what was issued; nothing before that. */
export const deliveredText = ({ issued_on, delivered, statements }: Settlement): string =>
  issued_on === null ? '' : `${formatNumber(delivered, 0)} z\u00A0${formatNumber(statements, 0)}`;

/** A number with its noun. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, one, few, many)}`;
