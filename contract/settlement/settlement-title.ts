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

/** 'Lipová 12' or 'celá jednotka' */
export const scopeName = ({ building_name }: Pick<TitledSettlement, 'building_name'>): string =>
  building_name === '' ? WHOLE_UNIT : building_name;

/** 'Vyúčtování 2025, Lipová 12' */
export const settlementTitle = (settlement: TitledSettlement): string =>
  `${settlementName(settlement)}, ${scopeName(settlement)}`;
