import { describe, expect, test } from 'vitest';
import { isSecretPath } from '#contract/secret-paths.ts';
import { modulePath, paths, pathTo, routeTable } from './paths.ts';
import { routeFacts } from './route-facts.ts';

// Specification, section 2, Route table: written here once more, word by word.
const publicRoutes = `/about /vuehome /network-error /term-conditions /personal-protection /client/user/register
  /client/user/regconfirm/:tokenconfirm? /client/user/resend/:useridentity /client/user/login
  /client/user/requestreset /client/user/reset/:tokenreset? /admin/sitemap /blog /blog/detail/:blog_id`;
const userRoutes = `/ /client/user/profile /client/user/settings /client/user/license /admin/runtime/settings
  /messages /address-book /address-book/contacts /address-book/tenants /dashboard /auxiliaries
  /auxiliaries/cnbrepo /auxiliaries/cnbdiscount /auxiliaries/cities /auxiliaries/pasporttypes /auxiliaries/sipo
  /auxiliaries/services /auxiliaries/denostupne /auxiliaries/exchangerates /auxiliaries/revisiontypes
  /auxiliaries/heatings/:auxtype?/:record_id? /addresses /address/:address_id /billingplaces/:record_id?
  /billingrules/:record_id? /buildings /buildings/groups /pasports /meters/overview /inmes/addresses
  /inmes/calendar /inmes/catalog /inmes/events`;
// What came on top of it: the yearly declaration of persons, of the manager and of those who answer.
const declarationRoutes = { public: '/osoby/:secret?', user: '/declarations' } as const;
// Self-reading of meters, of the manager and of those who read.
const selfReadingRoutes = { public: '/odecty/:secret?', user: '/meters/self-readings' } as const;
// What people are told of their consumption, by the link of a mail.
const consumptionRoute = '/spotreba/:secret?';
// An account by link, and the verification of confirmations of debts.
const accountPaperRoutes = '/konto/:secret? /potvrzeni/:secret? /overeni/:check?';
// A statement of services by link.
const statementRoute = '/vyuctovani/:secret?';
// A settlement that its board looks through, by link.
const boardRoute = '/vybor/:secret?';
// The time of a visit by link, and the poster of a house.
const visitRoutes = '/termin/:secret? /termin/dum/:secret?';
// All contracts of a unit.
const contractRoute = '/contracts/:record_id?';
// For how long the verification of a meter holds, beside the other auxiliaries.
const verificationRoute = '/auxiliaries/meter-verification';
// What the law sets for settlements, there too.
const lawRoute = '/auxiliaries/settlement-law';
// What the services of a house cost in a year, divided.
const settlementRoute = '/settlements/:record_id?';
// Tasks of people.
const todoRoute = '/todos/:record_id?';
// Money of spaces, and the bank accounts that it comes to.
const moneyRoutes = `/money /money/months /money/prescriptions /money/payments /money/arrears
  /money/confirmations /money/bank /money/refunds /money/accounting`;
// Users of the client stand on their own, for whoever manages it.
const clientAdminRoutes = '/client/users';
const adminRoutes = `/admin/customers /admin/clients /admin/errors`;

const asSpecified = (path: string) =>
  path.replaceAll(/\{-\$(\w+)\}/g, ':$1?').replaceAll(/\$(\w+)/g, ':$1');

function routesOf(access: string): string[] {
  const entries = Object.values(routeTable).filter((entry) => entry.access === access);
  return entries.map(({ path }) => asSpecified(path)).toSorted();
}

describe('the route table', () => {
  test.each([
    [
      'public',
      `${publicRoutes} ${declarationRoutes.public} ${selfReadingRoutes.public} ${consumptionRoute} ${accountPaperRoutes} ${statementRoute} ${boardRoute} ${visitRoutes}`,
    ],
    [
      'user',
      `${userRoutes} ${declarationRoutes.user} ${selfReadingRoutes.user} ${verificationRoute} ${lawRoute} ${contractRoute} ${settlementRoute} ${todoRoute} ${moneyRoutes}`,
    ],
    ['client-admin', clientAdminRoutes],
    ['system-admin', adminRoutes],
  ])(
    'has exactly the %s routes of the specification and those that came on top of it',
    (access, routes) => {
      expect(routesOf(access)).toEqual(routes.split(/\s+/).toSorted());
    },
  );

  test('gives every route a name for people', () => {
    for (const { title } of Object.values(routeFacts)) expect(title).toMatch(/^\p{Lu}/u);
  });
});

describe('addresses', () => {
  test('are known by the names of in-app navigation', () => {
    expect(paths.pasports).toBe('/pasports');
    expect(paths.buildings).toBe('/buildings');
    expect(paths.Addresses).toBe('/addresses');
    expect(paths.AuxiliariesCnbRepo).toBe('/auxiliaries/cnbrepo');
    expect(paths.AuxiliariesCnbExchangeRates).toBe('/auxiliaries/exchangerates');
    expect(paths.Home).toBe('/');
  });

  test('fill in parameters and escape them', () => {
    expect(pathTo('Address', { address_id: 7 })).toBe('/address/7');
    expect(pathTo('Resend', { useridentity: 'a/b@x.cz' })).toBe('/client/user/resend/a%2Fb%40x.cz');
  });

  test('leave optional parameters out', () => {
    expect(pathTo('AuxiliariesHeatings')).toBe('/auxiliaries/heatings');
    expect(pathTo('AuxiliariesHeatings', { auxtype: 'types', record_id: 3 })).toBe(
      '/auxiliaries/heatings/types/3',
    );
  });

  test('refuse to lack a needed parameter', () => {
    expect(() => pathTo('Address')).toThrow(/address_id/);
  });
});

describe('a module', () => {
  test('leads to the route its router_name names', () => {
    expect(modulePath('MetersOverview')).toBe('/meters/overview');
    expect(modulePath('BillingPlaces')).toBe('/billingplaces');
  });

  test.each(['', 'Nowhere', 'toString', 'constructor'])(
    'without a route leads nowhere: "%s"',
    (name) => {
      expect(modulePath(name)).toBeNull();
    },
  );
});

test('an address that ends with a secret is known for one, and no other is', () => {
  const secret = Object.values(routeTable)
    .map(({ path }) => path)
    .filter((path) => /\{-\$(secret|check|token\w+)\}$/.test(path));
  expect(secret).toHaveLength(12);
  const opened = (path: string) => path.replace(/\{?-?\$\w+\}?/g, 'x');
  const known = Object.values(routeTable)
    .map(({ path }) => path)
    .filter((path) => isSecretPath(opened(path)));
  expect(known).toEqual(secret);
});
