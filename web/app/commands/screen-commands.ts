import { crewOfUser } from '#contract/crew-member.ts';
import { isOpenTo } from '#contract/module-names.ts';
import { paths, routeTable } from '#web/lib/paths.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import { mayEnter } from '#web/session/rights.ts';
import { entranceRoutes } from '#web/lib/entrance-routes.ts';
import { screens } from '../screens.ts';
import type { PortalCommand, PortalContext } from './portal-context.ts';

/** Keys of places to which one goes often: g and the first letter that people would try. */
const placeKeys: Partial<Record<RouteName, string>> = {
  Home: 'g p',
  Dashboard: 'g n',
  AddressBook: 'g l',
  AddressBookTenants: 'g v',
  buildings: 'g d',
  pasports: 'g b',
  AuxiliariesRevisionTypes: 'g r',
  AuxiliariesSipo: 'g s',
  MetersOverview: 'g m',
  Declarations: 'g h',
  Ledger: 'g k',
  Messages: 'g z',
  Auxiliaries: 'g c',
  ClientSettings: 'g t',
  ClientUsers: 'g u',
};

const placeWords: Partial<Record<RouteName, string>> = {
  Home: 'domů úvod začátek',
  Dashboard: 'co hoří co čeká',
  AddressBook: 'lidé osoby kontakty adresář',
  AddressBookContacts: 'lidé osoby firmy',
  AddressBookTenants: 'lidé bydlící',
  Addresses: 'lidé bydlící skryté',
  pasports: 'byty nebyty pasporty garáže sklepy',
  buildings: 'pasporty vchody',
  AuxiliariesRevisionTypes: 'druhy revizí kontroly zařízení termíny',
  AuxiliariesSipo: 'platby pošta předání',
  MoneyBank: 'platby účty pohyby gpc abo camt fio csv banka',
  MetersOverview: 'vodoměry odečty elektroměry indikátory kalorimetry spotřeba',
  Declarations: 'počty osob',
  SelfReadings: 'odečty obyvatel kódy qr výzvy',
  Ledger: 'dluhy dlužníci upomínky saldo zůstatky po splatnosti přeplatky',
  ClaimedMonths: 'předepsat měsíc zálohy nájemné uzávěrka splatnost',
  Refunds: 'přeplatek vrátit peníze příkaz k úhradě abo kpc pain dávka',
  Accounting: 'pohoda xml předkontace účet má dáti dal středisko export účetní',
  Prescriptions: 'předpis změna záloh fond oprav sazba výpočtový list hromadně',
  Payments: 'zapsat platbu úhrady hotovost nepřiřazené variabilní symbol',
  Arrears: 'dlužníci upomínky úrok z prodlení vymáhání advokát po splatnosti stáří dluhů',
  Messages: 'oznámení zpráva',
  ClientSettings: 'moje nastavení vzhled upozornění zařízení klávesy',
  InmesCatalog:
    'čety party technici montéři pracovní doba dovolená nepřítomnost ceník práce výměny',
  ClientUsers: 'pozvat uživatele přístup práva',
  AdminRuntimeSettings: 'údržba zálohy portál',
  ClientProfile: 'heslo jméno druhý krok',
  AdminErrors: 'logy',
};

// Where one comes from elsewhere, and has no reason to go by himself.
const UNCALLED: readonly RouteName[] = ['NetworkError', ...entranceRoutes];

/** Names of the routes that are places to go to: those without a needed parameter. */
const placeNames = (Object.keys(paths) as RouteName[]).filter((name) => !UNCALLED.includes(name));

/** Places of no module that a member of a crew has a reason to go to. */
const ofCrews: readonly RouteName[] = [
  'ClientProfile',
  'ClientSettings',
  'AdminSitemap',
  'TermConditions',
  'PersonalProtection',
];

function mayOpen(name: RouteName, { session, open }: PortalContext): boolean {
  const { access } = routeTable[name];
  const { modules } = routeFacts[name];
  const user = session?.user ?? null;
  const isOfCrew = user !== null && crewOfUser(user) !== null;
  if (isOfCrew && modules.length === 0 && !ofCrews.includes(name)) return false;
  return mayEnter(access, user) && (open === null || isOpenTo(modules, open));
}

function screenCommand(name: RouteName): PortalCommand {
  const { title } = routeFacts[name];
  const keys = placeKeys[name];
  const path = (paths as Partial<Record<RouteName, string>>)[name] ?? '/';
  const words = placeWords[name] ?? '';
  return {
    id: `screen-${name}`,
    title: name in screens ? title : `${title} (ve vývoji)`,
    words,
    ...(keys === undefined ? {} : { keys }),
    context: 'screen',
    visible: (context) => mayOpen(name, context),
    enabled: () => true,
    run: ({ go }) => go(path),
  };
}

/** A command for every screen that one can go to; those that are not built yet come last. */
export const screenCommands: readonly PortalCommand[] = placeNames
  .toSorted((one, other) => Number(other in screens) - Number(one in screens))
  .map(screenCommand);
