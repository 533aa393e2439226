import type { SettledPeriod } from './delivery-term.ts';
import { periodName } from './statement-text.ts';

/** Of which days and of what a settlement is; no name of a house where of the whole unit. */
export interface TitledSettlement extends SettledPeriod {
  readonly building_name: string;
}

export const WHOLE_UNIT = 'celá jednotka';

/** 'Vyúčtování 2025' */
export const settlementName = (settlement: SettledPeriod): string =>
  `Vyúčtování ${periodName(settlement)}`;

/** Of what of a settlement a term is: of its delivery, of answers to objections, or of one that nobody has opened. */
export type TermOf = 'settlement' | 'objections' | 'unopened';

/** 'Vyúčtování 2025', 'Námitky k vyúčtování 2025' or 'Nezaložené vyúčtování 2025' */
export function termName(of: TermOf, settlement: SettledPeriod): string {
  if (of === 'objections') return `Námitky k\u00A0vyúčtování ${periodName(settlement)}`;
  return of === 'unopened'
    ? `Nezaložené vyúčtování ${periodName(settlement)}`
    : settlementName(settlement);
}

/** 'Lipová 12' or 'celá jednotka' */
export const scopeName = ({ building_name }: Pick<TitledSettlement, 'building_name'>): string =>
  building_name === '' ? WHOLE_UNIT : building_name;

/** 'Vyúčtování 2025, Lipová 12' */
export const settlementTitle = (settlement: TitledSettlement): string =>
  `${settlementName(settlement)}, ${scopeName(settlement)}`;
