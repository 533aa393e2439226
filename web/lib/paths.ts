/** Who may open a route (specification, section 2). */
export type RouteAccess = 'public' | 'user' | 'system-admin';

/** One row of the route table: its pattern, who may open it, and its name for people. */
export interface RouteEntry<P extends string = string> {
  readonly path: P;
  readonly access: RouteAccess;
  readonly title: string;
}

function open<P extends string>(path: P, title: string): RouteEntry<P> {
  return { path, access: 'public', title };
}

function signedIn<P extends string>(path: P, title: string): RouteEntry<P> {
  return { path, access: 'user', title };
}

function systemAdmin<P extends string>(path: P, title: string): RouteEntry<P> {
  return { path, access: 'system-admin', title };
}

/**
 * The route table by route names (specification, section 2). A module's router_name is one of the
 * names; optional parameters are written as {-$name}, the way the router knows them.
 */
export const routeTable = {
  Home: signedIn('/', 'Přehled'),
  About: open('/about', 'O aplikaci'),
  VueHome: open('/vuehome', 'Představení portálu'),
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
  ClientSettings: signedIn('/client/user/settings', 'Moje nastavení'),
  ClientLicense: signedIn('/client/user/license', 'Licence'),
  AdminRuntimeSettings: signedIn('/admin/runtime/settings', 'Nastavení aplikace'),
  AdminSitemap: open('/admin/sitemap', 'Mapa portálu'),
  AdminCustomers: systemAdmin('/admin/customers', 'Zákazníci'),
  AdminClients: systemAdmin('/admin/clients', 'Klienti'),
  AdminErrors: systemAdmin('/admin/errors', 'Chyby'),
  Messages: signedIn('/messages', 'Zprávy'),
  Blog: open('/blog', 'Novinky'),
  BlogDetail: open('/blog/detail/$blog_id', 'Novinka'),
  AddressBook: signedIn('/address-book', 'Adresář'),
  AddressBookContacts: signedIn('/address-book/contacts', 'Kontakty'),
  AddressBookTenants: signedIn('/address-book/tenants', 'Nájemci a vlastníci'),
  Dashboard: signedIn('/dashboard', 'Nástěnka'),
  Auxiliaries: signedIn('/auxiliaries', 'Číselníky a pomůcky'),
  AuxiliariesCnbRepo: signedIn('/auxiliaries/cnbrepo', 'Repo sazba ČNB'),
  AuxiliariesCnbDiscount: signedIn('/auxiliaries/cnbdiscount', 'Diskontní sazba ČNB'),
  AuxiliariesCities: signedIn('/auxiliaries/cities', 'Obce'),
  AuxiliariesPasportTypes: signedIn('/auxiliaries/pasporttypes', 'Typy prostorů'),
  AuxiliariesSipo: signedIn('/auxiliaries/sipo', 'SIPO'),
  AuxiliariesServices: signedIn('/auxiliaries/services', 'Služby'),
  AuxiliariesDenostupne: signedIn('/auxiliaries/denostupne', 'Denostupně'),
  AuxiliariesCnbExchangeRates: signedIn('/auxiliaries/exchangerates', 'Kurzy měn'),
  AuxiliariesRevisionTypes: signedIn('/auxiliaries/revisiontypes', 'Druhy revizí'),
  AuxiliariesHeatings: signedIn('/auxiliaries/heatings/{-$auxtype}/{-$record_id}', 'Otopná tělesa'),
  Addresses: signedIn('/addresses', 'Adresy'),
  Address: signedIn('/address/$address_id', 'Adresa'),
  BillingPlaces: signedIn('/billingplaces/{-$record_id}', 'Odběrná místa'),
  BillingRules: signedIn('/billingrules/{-$record_id}', 'Pravidla rozúčtování'),
  buildings: signedIn('/buildings', 'Domy'),
  BuildingsGroups: signedIn('/buildings/groups', 'Skupiny domů'),
  pasports: signedIn('/pasports', 'Prostory'),
  MetersOverview: signedIn('/meters/overview', 'Měřidla'),
  InmesAddresses: signedIn('/inmes/addresses', 'Adresy k návštěvě'),
  InmesCalendar: signedIn('/inmes/calendar', 'Kalendář prací'),
  InmesCatalog: signedIn('/inmes/catalog', 'Katalog prací'),
  InmesEvents: signedIn('/inmes/events', 'Události'),
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
