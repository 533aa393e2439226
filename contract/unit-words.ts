import type { Listed } from './record.ts';

/** A column of the list of units. */
interface ListedField {
  readonly label: string;
  readonly listed: Listed;
}

/** What the list of units shows of them, in its order. */
export const listedOfUnit = {
  name: { label: 'Název', listed: { width: 260, telling: true } },
  active: {
    label: 'Aktivní jednotka',
    listed: { heading: 'Aktivní', width: 90, telling: true },
  },
  use_vat: { label: 'Plátce DPH', listed: { heading: 'DPH', width: 80, telling: true } },
  full_name: { label: 'Plný název', listed: { width: 340 } },
  project_name: { label: 'Projekt', listed: { width: 180 } },
} as const satisfies Readonly<Record<string, ListedField>>;

/** Names of its columns, in their order. */
export const unitList = Object.keys(listedOfUnit) as (keyof typeof listedOfUnit)[];
