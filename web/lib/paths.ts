import { addressModules, contractModules, type ModuleName } from '#contract/module-names.ts';

/** Who may open a route (specification, section 2). */
export type RouteAccess = 'public' | 'user' | 'client-admin' | 'system-admin';

/** One row of the route table: its pattern, who may open it, and its name for people. */
export interface RouteEntry<P extends string = string> {
  readonly path: P;
  readonly access: RouteAccess;
  readonly title: string;
  /** Closed unless one of these modules is open; empty for what no module closes. */
  readonly modules: readonly ModuleName[];
}

function open<P extends string>(
  path: P,
  title: string,
  ...modules: readonly ModuleName[]
): RouteEntry<P> {
  return { path, access: 'public', title, modules };
}

function signedIn<P extends string>(
  path: P,
  title: string,
  ...modules: readonly ModuleName[]
): RouteEntry<P> {
  return { path, access: 'user', title, modules };
}

function clientAdmin<P extends string>(path: P, title: string): RouteEntry<P> {
  return { path, access: 'client-admin', title, modules: [] };
}

function systemAdmin<P extends string>(
  path: P,
  title: string,
  ...modules: readonly ModuleName[]
): RouteEntry<P> {
  return { path, access: 'system-admin', title, modules };
}

/**
 * The route table by route names (specification, section 2). A module's router_name is one of the
 * names; optional parameters are written as {-$name}, the way the router knows them.
 */
export const routeTable = {
  Home: signedIn('/', 'Přehled'),
  About: open('/about', 'O aplikaci', 'about'),
  VueHome: open('/vuehome', 'Představení portálu', 'introduction'),
  NetworkError: open('/network-error', 'Chyba spojení'),
  TermConditions: open('/term-conditions', 'Obchodní podmínky'),
  PersonalProtection: open('/personal-protection', 'Ochrana osobních údajů'),
  Register: open('/client/user/register', 'Registrace'),
  RegConfirm: open('/client/user/regconfirm/{-$tokenconfirm}', 'Potvrzení registrace'),
  Resend: open('/client/user/resend/$useridentity', 'Nový potvrzovací e-mail'),
  Login: open('/client/user/login', 'Přihlášení'),
  RequestReset: open('/client/user/requestreset', 'Zapomenuté heslo'),
  Reset: open('/client/user/reset/{-$tokenreset}', 'Nové heslo'),
  ClientProfile: signedIn('/client/user/profile', 'Můj profil'),
  ClientSettings: signedIn('/client/user/settings', 'Nastavení'),
  ClientUsers: clientAdmin('/client/users', 'Uživatelé'),
  ClientLicense: signedIn('/client/user/license', 'Licence', 'licence'),
  AdminRuntimeSettings: signedIn('/admin/runtime/settings', 'Nastavení portálu'),
  AdminSitemap: open('/admin/sitemap', 'Mapa portálu'),
  AdminCustomers: systemAdmin('/admin/customers', 'Zákazníci', 'customers'),
  AdminClients: systemAdmin('/admin/clients', 'Klienti', 'clients'),
  AdminErrors: systemAdmin('/admin/errors', 'Chyby', 'errors'),
  Messages: signedIn('/messages', 'Zprávy', 'messages'),
  Blog: open('/blog', 'Novinky', 'news'),
  BlogDetail: open('/blog/detail/$blog_id', 'Novinka', 'news'),
  AddressBook: signedIn('/address-book', 'Lidé', ...addressModules),
  AddressBookContacts: signedIn('/address-book/contacts', 'Kontakty', 'contacts'),
  AddressBookTenants: signedIn('/address-book/tenants', 'Nájemci a vlastníci', 'tenants'),
  Todos: signedIn('/todos/{-$record_id}', 'Úkoly', 'todos'),
  Dashboard: signedIn('/dashboard', 'Nástěnka', 'dashboard'),
  Auxiliaries: signedIn('/auxiliaries', 'Číselníky a pomůcky', 'auxiliaries'),
  AuxiliariesCnbRepo: signedIn('/auxiliaries/cnbrepo', 'Repo sazba ČNB', 'repo-rate'),
  AuxiliariesCnbDiscount: signedIn(
    '/auxiliaries/cnbdiscount',
    'Diskontní sazba ČNB',
    'discount-rate',
  ),
  AuxiliariesCities: signedIn('/auxiliaries/cities', 'Obce', 'cities'),
  AuxiliariesPasportTypes: signedIn('/auxiliaries/pasporttypes', 'Typy prostorů', 'pasport-types'),
  AuxiliariesSipo: signedIn('/auxiliaries/sipo', 'SIPO', 'sipo'),
  AuxiliariesServices: signedIn('/auxiliaries/services', 'Služby', 'services'),
  AuxiliariesDenostupne: signedIn('/auxiliaries/denostupne', 'Denostupně', 'degree-days'),
  AuxiliariesCnbExchangeRates: signedIn(
    '/auxiliaries/exchangerates',
    'Kurzy měn',
    'exchange-rates',
  ),
  AuxiliariesRevisionTypes: signedIn('/auxiliaries/revisiontypes', 'Revize', 'revision-types'),
  AuxiliariesHeatings: signedIn(
    '/auxiliaries/heatings/{-$auxtype}/{-$record_id}',
    'Otopná tělesa',
    'heatings',
  ),
  AuxiliariesMeterVerification: signedIn(
    '/auxiliaries/meter-verification',
    'Doby platnosti ověření měřidel',
    'meter-verification',
  ),
  AuxiliariesSettlementLaw: signedIn(
    '/auxiliaries/settlement-law',
    'Zákonné hodnoty vyúčtování',
    'settlement-law',
  ),
  Addresses: signedIn('/addresses', 'Adresy', 'addresses'),
  Address: signedIn('/address/$address_id', 'Adresa', ...addressModules),
  BillingPlaces: signedIn('/billingplaces/{-$record_id}', 'Odběrná místa', 'billing-places'),
  Contracts: signedIn('/contracts/{-$record_id}', 'Smlouvy', ...contractModules),
  Settlements: signedIn('/settlements/{-$record_id}', 'Vyúčtování služeb', 'settlements'),
  BillingRules: signedIn('/billingrules/{-$record_id}', 'Pravidla rozúčtování', 'billing-rules'),
  buildings: signedIn('/buildings', 'Domy', 'buildings'),
  BuildingsGroups: signedIn('/buildings/groups', 'Skupiny domů', 'building-groups'),
  pasports: signedIn('/pasports', 'Prostory', 'pasports'),
  Declarations: signedIn('/declarations', 'Hlášení osob', 'pasports'),
  Declare: open('/osoby/{-$secret}', 'Nahlášení počtu osob'),
  Consumption: open('/spotreba/{-$secret}', 'Spotřeba za měsíc'),
  MetersOverview: signedIn('/meters/overview', 'Měřidla', 'meters'),
  SelfReadings: signedIn('/meters/self-readings', 'Samoodečty', 'meters'),
  AccountLink: open('/konto/{-$secret}', 'Konto prostoru'),
  ConfirmationLink: open('/potvrzeni/{-$secret}', 'Potvrzení o dluzích'),
  StatementLink: open('/vyuctovani/{-$secret}', 'Vyúčtování služeb'),
  BoardLink: open('/vybor/{-$secret}', 'Vyúčtování ke schválení'),
  VisitLink: open('/termin/{-$secret}', 'Termín návštěvy'),
  PosterLink: open('/termin/dum/{-$secret}', 'Termín návštěvy v domě'),
  Verification: open('/overeni/{-$check}', 'Ověření potvrzení o dluzích'),
  ReadMeters: open('/odecty/{-$secret}', 'Odečet měřidel'),
  Ledger: signedIn('/money', 'Konta', 'ledger'),
  ClaimedMonths: signedIn('/money/months', 'Předpisy', 'claimed-months'),
  Prescriptions: signedIn('/money/prescriptions', 'Evidenční listy', 'prescriptions'),
  Payments: signedIn('/money/payments', 'Platby', 'payments'),
  Refunds: signedIn('/money/refunds', 'Vrácení přeplatků', 'refunds'),
  Accounting: signedIn('/money/accounting', 'Účetnictví', 'accounting'),
  DebtConfirmations: signedIn('/money/confirmations', 'Potvrzení o dluzích', 'ledger'),
  Arrears: signedIn('/money/arrears', 'Dluhy', 'arrears'),
  MoneyBank: signedIn('/money/bank', 'Bankovní výpisy', 'bank'),
  InmesAddresses: signedIn('/inmes/addresses', 'Adresy k návštěvě', 'visits'),
  InmesCalendar: signedIn('/inmes/calendar', 'Kalendář prací', 'calendar'),
  InmesCatalog: signedIn('/inmes/catalog', 'Katalog prací', 'catalog'),
  InmesEvents: signedIn('/inmes/events', 'Události', 'events'),
} satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routeTable;

/** Names of the routes that need no parameter. */
type PlainName = {
  [N in RouteName]: (typeof routeTable)[N]['path'] extends `${string}/$${string}` ? never : N;
}[RouteName];

const parameter = /\/(?:\{-\$(\w+)\}|\$(\w+))/g;

/** The address of a route with its parameters filled in and escaped; optional ones may be left out. */
export function pathTo(
  name: RouteName,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const filled = routeTable[name].path.replaceAll(
    parameter,
    (_, optional?: string, needed?: string) => {
      const value = params[optional ?? needed ?? ''];
      if (value === undefined && needed !== undefined)
        throw new Error(`Route ${name} lacks its ${needed}`);
      return value === undefined ? '' : `/${encodeURIComponent(String(value))}`;
    },
  );
  return filled === '' ? '/' : filled;
}

const plainNames = (Object.keys(routeTable) as RouteName[]).filter(
  (name) => !routeTable[name].path.includes('/$'),
);

/** Addresses of the routes that need no parameter: paths.pasports is '/pasports'. */
export const paths = Object.fromEntries(plainNames.map((name) => [name, pathTo(name)])) as Readonly<
  Record<PlainName, string>
>;

/** The address of a module by its router_name; null when it names no route. */
export function modulePath(router_name: string): string | null {
  return Object.hasOwn(routeTable, router_name) ? pathTo(router_name as RouteName) : null;
}

/** Who may open the route of a module; undefined when its router_name names none. */
export function moduleAccess(router_name: string): RouteAccess | undefined {
  return Object.hasOwn(routeTable, router_name)
    ? routeTable[router_name as RouteName].access
    : undefined;
}
