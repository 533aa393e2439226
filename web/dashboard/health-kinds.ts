import type { DashboardUnit } from '#contract/dashboard.ts';
import { paths } from '#web/lib/paths.ts';
import { addresses, spaces, type Kind } from './kinds.ts';

const houses = { icon: 'building', path: paths.buildings } as const;
const payers = { icon: 'coin', path: paths.AuxiliariesSipo } as const;

/** Parts of the data that are judged together. */
export type HealthPart = 'Prostory' | 'Domy' | 'Kontakty' | 'Plátci SIPO';

/** A fault of the data, and how many records it is looked for in; it can be judged in no others. */
export interface HealthKind extends Kind {
  readonly part: HealthPart;
  readonly among: (unit: DashboardUnit) => number;
}

const allSpaces = ({ flats_count, spaces_count }: DashboardUnit) => flats_count + spaces_count;
const ofSpaces = { ...spaces, part: 'Prostory', among: allSpaces } as const;
const ofHouses = { ...houses, part: 'Domy' } as const;
const ofContacts = {
  ...addresses,
  part: 'Kontakty',
  among: ({ contacts_count }: DashboardUnit) => contacts_count,
} as const;
const ofPayers = { ...payers, part: 'Plátci SIPO' } as const;

/** What is missing in the data, or does not agree. */
export const healthKinds: readonly HealthKind[] = [
  {
    ...ofSpaces,
    count: 'spaces_without_user',
    text: 'Prostory bez nájemce i vlastníka',
    search: { filter: 'no-user' },
  },
  {
    ...ofSpaces,
    count: 'spaces_without_payer',
    icon: 'coin',
    text: 'Prostory bez plátce',
    search: { filter: 'no-payer' },
  },
  {
    ...ofSpaces,
    count: 'shares_uneven',
    among: ({ owned_count }) => owned_count,
    text: 'Vlastnické podíly netvoří celek',
    icon: 'percent',
    search: { filter: 'uneven-shares' },
  },
  {
    ...ofHouses,
    count: 'houses_uneven',
    among: ({ shared_houses_count }) => shared_houses_count,
    icon: 'percent',
    text: 'Podíly na společných částech domu netvoří celek',
    search: { filter: 'uneven-shares' },
  },
  {
    ...ofSpaces,
    count: 'spaces_without_area',
    text: 'Prostory bez plochy',
    icon: 'area',
    search: { filter: 'no-area' },
  },
  {
    ...ofSpaces,
    count: 'symbols_missing',
    text: 'Prostory bez variabilního symbolu',
    search: { filter: 'no-symbol' },
  },
  {
    ...ofSpaces,
    count: 'symbols_repeated',
    among: (unit) => allSpaces(unit) - unit.symbols_missing,
    text: 'Stejný variabilní symbol více prostorů',
    search: { filter: 'repeated-symbol' },
  },
  {
    ...ofHouses,
    count: 'buildings_without_address',
    among: ({ houses_count }) => houses_count,
    text: 'Domy bez ulice nebo města',
    search: { filter: 'no-address' },
  },
  {
    ...ofContacts,
    count: 'addresses_without_email',
    text: 'Kontakty bez e-mailu',
    search: { filter: 'no-email' },
  },
  {
    ...ofContacts,
    count: 'addresses_without_phone',
    text: 'Kontakty bez telefonu',
    search: { filter: 'no-phone' },
  },
  {
    ...ofPayers,
    count: 'sipo_without_number',
    among: ({ payers_count }) => payers_count,
    text: 'Plátci bez čísla SIPO',
    search: { tab: 'payers', filter: 'no-number' },
  },
  {
    ...ofPayers,
    count: 'sipo_wrong_number',
    among: ({ payers_count, sipo_without_number }) => payers_count - sipo_without_number,
    text: 'Vadná čísla SIPO',
    search: { tab: 'payers', filter: 'wrong-number' },
  },
];
