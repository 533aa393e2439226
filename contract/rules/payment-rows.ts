import { foldText } from './search.ts';

/** Rent or contributions to management, services (zákon č. 67/2013 Sb.), and whatever else. */
export type RowGroup = 'rent' | 'services' | 'other';

/** What a unit prescribes besides services. */
export interface PaymentRow {
  readonly name: string;
  readonly group: RowGroup;
}

/** With what a unit begins, until it keeps a list of its own. */
export const usualPayments: readonly PaymentRow[] = [
  { name: 'Nájemné', group: 'rent' },
  { name: 'Fond oprav', group: 'rent' },
  { name: 'Správa domu', group: 'rent' },
  { name: 'Splátka úvěru', group: 'rent' },
  { name: 'Pojištění domu', group: 'other' },
];

/** The groups in their order, as a sheet calls them. */
export const groupWords: Readonly<Record<RowGroup, string>> = {
  rent: 'Nájemné nebo příspěvky',
  services: 'Zálohy na služby',
  other: 'Ostatní',
};

/** In which group a row stands by its name; what the unit does not keep is a service. */
export function groupOf(rows: readonly PaymentRow[], name: string): RowGroup {
  const key = foldText(name);
  return rows.find((row) => foldText(row.name) === key)?.group ?? 'services';
}

/** Names that stand in the list twice, whatever the case and diacritics. */
export function doubledNames(rows: readonly Pick<PaymentRow, 'name'>[]): readonly string[] {
  const keys = rows.map(({ name }) => foldText(name.trim()));
  return rows.filter((_row, at) => keys.indexOf(keys[at] ?? '') !== at).map(({ name }) => name);
}
