import type { DashboardUnit } from '#contract/dashboard.ts';
import { SOON_DAYS } from '#contract/rules/term.ts';
import { paths } from '#web/lib/paths.ts';

type NumberKey = {
  [K in keyof DashboardUnit]: DashboardUnit[K] extends number ? K : never;
}[keyof DashboardUnit];

/** One thing that may wait in a unit: its count, and the filter of the list that shows it. */
export interface Kind {
  readonly count: Exclude<NumberKey, 'unit_id'>;
  readonly text: string;
  /** Name of the icon, as moduleIcon knows it. */
  readonly icon: string;
  /** Address of the list and its filter. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  /** What the things make together in hellers, where they are money. */
  readonly sum?: 'debts_sum' | 'payments_sum' | 'penalties_sum' | 'raises_sum';
}

const revisions = { icon: 'tools', path: paths.AuxiliariesRevisionTypes } as const;
const tenants = { icon: 'license', path: paths.AddressBookTenants } as const;
const supplies = { icon: 'receipt', path: paths.BillingPlaces } as const;
const agreed = { icon: 'contract', path: paths.Contracts } as const;
const todos = { icon: 'todos', path: paths.Todos } as const;
const settlements = { icon: 'settlement', path: paths.Settlements } as const;
const spaces = { icon: 'door', path: paths.pasports } as const;
const houses = { icon: 'building', path: paths.buildings } as const;
const addresses = { icon: 'address-book', path: paths.Addresses } as const;
const payers = { icon: 'coin', path: paths.AuxiliariesSipo } as const;

/** Terms that have passed. */
export const burningKinds: readonly Kind[] = [
  {
    ...revisions,
    count: 'revisions_overdue',
    text: 'Revize po termínu',
    search: { type: '0', filter: 'overdue' },
  },
  {
    ...revisions,
    count: 'faults_overdue',
    text: 'Zařízení nevyhovuje nebo má závady po termínu',
    icon: 'alert',
    search: { type: '0', filter: 'faulty' },
  },
  {
    ...tenants,
    count: 'contracts_expired',
    text: 'Nájem trvá po konci smlouvy',
    search: { filter: 'expired' },
  },
  {
    ...supplies,
    count: 'supplies_expired',
    text: 'Smlouva s dodavatelem skončila',
    search: { filter: 'expired' },
  },
  {
    ...agreed,
    count: 'agreed_expired',
    text: 'Smlouva jednotky skončila',
    search: { filter: 'expired', kind: 'contract' },
  },
  { ...todos, count: 'todos_overdue', text: 'Úkol po termínu', search: { filter: 'overdue' } },
  {
    count: 'debts_overdue',
    sum: 'debts_sum',
    text: 'Dluhy',
    icon: 'debts',
    path: paths.Arrears,
    search: {},
  },
  {
    ...settlements,
    count: 'settlements_late',
    sum: 'penalties_sum',
    text: 'Vyúčtování a námitky po lhůtě',
    search: { filter: 'late' },
  },
];

/** Terms that come. */
export const waitingKinds: readonly Kind[] = [
  {
    ...tenants,
    count: 'contracts_warned',
    text: 'Upozornění na smlouvu',
    icon: 'bell',
    search: { filter: 'warned' },
  },
  {
    ...tenants,
    count: 'contracts_ending',
    text: `Smlouva končí do ${SOON_DAYS} dnů`,
    search: { filter: 'ending' },
  },
  {
    ...supplies,
    count: 'supplies_notice',
    text: `Výpověď dodavateli podat do ${SOON_DAYS} dnů`,
    icon: 'bell',
    search: { filter: 'notice' },
  },
  {
    ...supplies,
    count: 'supplies_ending',
    text: `Smlouva s dodavatelem končí do ${SOON_DAYS} dnů`,
    search: { filter: 'ending' },
  },
  {
    ...agreed,
    count: 'agreed_warned',
    text: 'Upozornění na smlouvu jednotky',
    icon: 'bell',
    search: { filter: 'warned', kind: 'contract' },
  },
  {
    ...revisions,
    count: 'revisions_soon',
    text: 'Blíží se termín revize',
    search: { type: '0', filter: 'soon' },
  },
  {
    ...revisions,
    count: 'faults_open',
    text: 'Závady z revizí k odstranění',
    icon: 'alert',
    search: { type: '0', filter: 'repairs' },
  },
  {
    ...revisions,
    count: 'revisions_never',
    text: 'Zařízení bez revize',
    search: { type: '0', filter: 'never' },
  },
  {
    count: 'meters_warned',
    text: 'Upozornění na měřidla',
    icon: 'gauge',
    path: paths.MetersOverview,
    search: { view: 'warnings', filter: 'open' },
  },
  {
    count: 'payments_waiting',
    sum: 'payments_sum',
    text: 'Nepřiřazené platby',
    icon: 'payment',
    path: paths.Payments,
    search: { queue: 'waiting' },
  },
  {
    count: 'statements_missing',
    text: 'Chybějící výpisy',
    icon: 'bank',
    path: paths.MoneyBank,
    search: { filter: 'gaps' },
  },
  {
    ...settlements,
    count: 'settlements_soon',
    text: 'Lhůty vyúčtování a námitek',
    search: { filter: 'soon' },
  },
  {
    ...settlements,
    count: 'raises_offered',
    sum: 'raises_sum',
    text: 'Podle odhadu budou doplatky – zvýšit zálohy',
    search: { filter: 'raise' },
  },
  {
    count: 'visits_review',
    text: 'Výsledky návštěv ke kontrole',
    icon: 'events',
    path: paths.InmesEvents,
    search: { filter: 'review' },
  },
  {
    count: 'files_filling',
    text: 'Pro soubory dochází místo',
    icon: 'license',
    path: paths.ClientLicense,
    search: { part: 'files' },
  },
];

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

/** What a unit holds; each figure leads to its list. */
export const unitKinds: readonly Kind[] = [
  { ...spaces, count: 'flats_count', text: 'Byty', search: { filter: 'flats' } },
  { ...spaces, count: 'spaces_count', text: 'Nebyty', search: { filter: 'others' } },
  { ...addresses, count: 'persons_count', text: 'Bydlící', search: { filter: 'resident' } },
  {
    ...revisions,
    count: 'revisions_overdue',
    text: 'Po termínu',
    search: { type: '0', filter: 'overdue' },
  },
];
