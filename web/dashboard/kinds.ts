import type { DashboardUnit } from '#contract/dashboard.ts';
import { SOON_DAYS } from '#contract/rules/term.ts';
import { paths } from '#web/lib/paths.ts';

type NumberKey = {
  [K in keyof DashboardUnit]: DashboardUnit[K] extends number ? K : never;
}[keyof DashboardUnit];
type SinceKey = Extract<keyof DashboardUnit, `${string}_since`>;

/** One thing that may wait in a unit: its count, and the filter of the list that shows it. */
export interface Kind {
  readonly count: Exclude<NumberKey, 'unit_id'>;
  /** The oldest of its terms. */
  readonly since?: SinceKey;
  readonly text: string;
  /** Name of the icon, as moduleIcon knows it. */
  readonly icon: string;
  /** Address of the list and its filter. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

const revisions = {
  icon: 'tools',
  path: paths.AuxiliariesRevisionTypes,
} as const;
const tenants = { icon: 'license', path: paths.AddressBookTenants } as const;
const spaces = { icon: 'door', path: paths.pasports } as const;
const houses = { icon: 'building', path: paths.buildings } as const;
const addresses = { icon: 'address-book', path: paths.Addresses } as const;
const payers = { icon: 'coin', path: paths.AuxiliariesSipo } as const;

/** Terms that have passed. */
export const burningKinds: readonly Kind[] = [
  {
    ...revisions,
    count: 'revisions_overdue',
    since: 'revisions_overdue_since',
    text: 'Revize po termínu',
    search: { type: '0', filter: 'overdue' },
  },
  {
    ...revisions,
    count: 'faults_overdue',
    since: 'faults_overdue_since',
    text: 'Zařízení nevyhovuje nebo má závady po termínu',
    icon: 'alert',
    search: { type: '0', filter: 'faulty' },
  },
  {
    ...tenants,
    count: 'contracts_expired',
    since: 'contracts_expired_since',
    text: 'Nájem trvá po konci smlouvy',
    search: { filter: 'expired' },
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
];

/** What is missing in the data, or does not agree. */
export const healthKinds: readonly Kind[] = [
  {
    ...spaces,
    count: 'spaces_without_user',
    text: 'Prostory bez nájemce i vlastníka',
    search: { filter: 'no-user' },
  },
  {
    ...spaces,
    count: 'spaces_without_payer',
    icon: 'coin',
    text: 'Prostory bez plátce',
    search: { filter: 'no-payer' },
  },
  {
    ...spaces,
    count: 'shares_uneven',
    text: 'Vlastnické podíly netvoří celek',
    icon: 'percent',
    search: { filter: 'uneven-shares' },
  },
  {
    ...houses,
    count: 'houses_uneven',
    icon: 'percent',
    text: 'Podíly na společných částech domu netvoří celek',
    search: { filter: 'uneven-shares' },
  },
  {
    ...spaces,
    count: 'spaces_without_area',
    text: 'Prostory bez plochy',
    icon: 'area',
    search: { filter: 'no-area' },
  },
  {
    ...spaces,
    count: 'symbols_missing',
    text: 'Prostory bez variabilního symbolu',
    search: { filter: 'no-symbol' },
  },
  {
    ...spaces,
    count: 'symbols_repeated',
    text: 'Stejný variabilní symbol více prostorů',
    search: { filter: 'repeated-symbol' },
  },
  {
    ...houses,
    count: 'buildings_without_address',
    text: 'Domy bez ulice nebo města',
    search: { filter: 'no-address' },
  },
  {
    ...addresses,
    count: 'addresses_without_email',
    text: 'Kontakty bez e-mailu',
    search: { filter: 'no-email' },
  },
  {
    ...addresses,
    count: 'addresses_without_phone',
    text: 'Kontakty bez telefonu',
    search: { filter: 'no-phone' },
  },
  {
    ...payers,
    count: 'sipo_without_number',
    text: 'Plátci bez čísla SIPO',
    search: { tab: 'payers', filter: 'no-number' },
  },
  {
    ...payers,
    count: 'sipo_wrong_number',
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
