/** Who may open a route (specification, section 2). */
export type RouteAccess = 'public' | 'user' | 'client-admin' | 'system-admin';

/** One row of the route table: its pattern, and who may open it. */
interface RouteEntry<P extends string = string> {
  readonly path: P;
  readonly access: RouteAccess;
}

const open = <P extends string>(path: P): RouteEntry<P> => ({ path, access: 'public' });
const signedIn = <P extends string>(path: P): RouteEntry<P> => ({ path, access: 'user' });
const clientAdmin = <P extends string>(path: P): RouteEntry<P> => ({
  path,
  access: 'client-admin',
});
const systemAdmin = <P extends string>(path: P): RouteEntry<P> => ({
  path,
  access: 'system-admin',
});

/**
 * The route table by route names (specification, section 2). A module's router_name is one of the
 * names; optional parameters are written as {-$name}, the way the router knows them. What the sign-in page
 * does not ask for, names for people and modules, stands in `route-facts.ts`.
 */
export const routeTable = {
  Home: signedIn('/'),
  About: open('/about'),
  VueHome: open('/vuehome'),
  NetworkError: open('/network-error'),
  TermConditions: open('/term-conditions'),
  PersonalProtection: open('/personal-protection'),
  Register: open('/client/user/register'),
  RegConfirm: open('/client/user/regconfirm/{-$tokenconfirm}'),
  Resend: open('/client/user/resend/$useridentity'),
  Login: open('/client/user/login'),
  RequestReset: open('/client/user/requestreset'),
  Reset: open('/client/user/reset/{-$tokenreset}'),
  ClientProfile: signedIn('/client/user/profile'),
  ClientSettings: signedIn('/client/user/settings'),
  ClientUsers: clientAdmin('/client/users'),
  ClientLicense: signedIn('/client/user/license'),
  AdminRuntimeSettings: signedIn('/admin/runtime/settings'),
  AdminSitemap: open('/admin/sitemap'),
  AdminCustomers: systemAdmin('/admin/customers'),
  AdminClients: systemAdmin('/admin/clients'),
  AdminErrors: systemAdmin('/admin/errors'),
  Messages: signedIn('/messages'),
  Blog: open('/blog'),
  BlogDetail: open('/blog/detail/$blog_id'),
  AddressBook: signedIn('/address-book'),
  AddressBookContacts: signedIn('/address-book/contacts'),
  AddressBookTenants: signedIn('/address-book/tenants'),
  Todos: signedIn('/todos/{-$record_id}'),
  Dashboard: signedIn('/dashboard'),
  Auxiliaries: signedIn('/auxiliaries'),
  AuxiliariesCnbRepo: signedIn('/auxiliaries/cnbrepo'),
  AuxiliariesCnbDiscount: signedIn('/auxiliaries/cnbdiscount'),
  AuxiliariesCities: signedIn('/auxiliaries/cities'),
  AuxiliariesPasportTypes: signedIn('/auxiliaries/pasporttypes'),
  AuxiliariesSipo: signedIn('/auxiliaries/sipo'),
  AuxiliariesServices: signedIn('/auxiliaries/services'),
  AuxiliariesDenostupne: signedIn('/auxiliaries/denostupne'),
  AuxiliariesCnbExchangeRates: signedIn('/auxiliaries/exchangerates'),
  AuxiliariesRevisionTypes: signedIn('/auxiliaries/revisiontypes'),
  AuxiliariesHeatings: signedIn('/auxiliaries/heatings/{-$auxtype}/{-$record_id}'),
  AuxiliariesMeterVerification: signedIn('/auxiliaries/meter-verification'),
  AuxiliariesSettlementLaw: signedIn('/auxiliaries/settlement-law'),
  Addresses: signedIn('/addresses'),
  Address: signedIn('/address/$address_id'),
  BillingPlaces: signedIn('/billingplaces/{-$record_id}'),
  Contracts: signedIn('/contracts/{-$record_id}'),
  Settlements: signedIn('/settlements/{-$record_id}'),
  BillingRules: signedIn('/billingrules/{-$record_id}'),
  buildings: signedIn('/buildings'),
  BuildingsGroups: signedIn('/buildings/groups'),
  pasports: signedIn('/pasports'),
  Declarations: signedIn('/declarations'),
  Declare: open('/osoby/{-$secret}'),
  Consumption: open('/spotreba/{-$secret}'),
  MetersOverview: signedIn('/meters/overview'),
  SelfReadings: signedIn('/meters/self-readings'),
  AccountLink: open('/konto/{-$secret}'),
  ConfirmationLink: open('/potvrzeni/{-$secret}'),
  StatementLink: open('/vyuctovani/{-$secret}'),
  BoardLink: open('/vybor/{-$secret}'),
  VisitLink: open('/termin/{-$secret}'),
  PosterLink: open('/termin/dum/{-$secret}'),
  Verification: open('/overeni/{-$check}'),
  ReadMeters: open('/odecty/{-$secret}'),
  Ledger: signedIn('/money'),
  ClaimedMonths: signedIn('/money/months'),
  Prescriptions: signedIn('/money/prescriptions'),
  Payments: signedIn('/money/payments'),
  Refunds: signedIn('/money/refunds'),
  Accounting: signedIn('/money/accounting'),
  DebtConfirmations: signedIn('/money/confirmations'),
  Arrears: signedIn('/money/arrears'),
  MoneyBank: signedIn('/money/bank'),
  InmesAddresses: signedIn('/inmes/addresses'),
  InmesCalendar: signedIn('/inmes/calendar'),
  InmesCatalog: signedIn('/inmes/catalog'),
  InmesEvents: signedIn('/inmes/events'),
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
