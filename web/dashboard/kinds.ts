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
export const spaces = { icon: 'door', path: paths.pasports } as const;
export const addresses = { icon: 'address-book', path: paths.Addresses } as const;

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
    count: 'settlements_changed',
    text: 'Vyúčtování se změněnými doklady',
    search: { filter: 'documents' },
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
