/**
 * Modules that something of the portal belongs to, by their names. A route of the browser and an
 * endpoint name the modules that lead to them; what names none is open whatever the modules are: the
 * sign-in, the own account, the texts that the law asks for, the overview.
 */
export const moduleNames = [
  'dashboard',
  'todos',
  'contacts',
  'tenants',
  'addresses',
  'buildings',
  'building-groups',
  'pasports',
  'meters',
  'billing-places',
  'billing-rules',
  'settlements',
  'ledger',
  'claimed-months',
  'prescriptions',
  'payments',
  'refunds',
  'accounting',
  'arrears',
  'calendar',
  'events',
  'visits',
  'catalog',
  'auxiliaries',
  'repo-rate',
  'discount-rate',
  'exchange-rates',
  'cities',
  'pasport-types',
  'services',
  'heatings',
  'degree-days',
  'sipo',
  'bank',
  'revision-types',
  'contracts',
  'meter-verification',
  'settlement-law',
  'messages',
  'news',
  'licence',
  'customers',
  'clients',
  'errors',
  'about',
  'introduction',
] as const;
export type ModuleName = (typeof moduleNames)[number];

/** The address book: contacts, tenants and owners, addresses. */
export const addressModules = ['contacts', 'tenants', 'addresses'] as const;

/** Houses and spaces, which refer to one another. */
export const placeModules = ['buildings', 'building-groups', 'pasports'] as const;

/** Works and crews are read by whoever plans, does or looks at visits. */
export const fieldModules = ['catalog', 'calendar', 'visits', 'events'] as const;

/** Whoever works with people also meets them in the records of spaces. */
export const peopleModules = [...addressModules, 'pasports', 'buildings'] as const;

/** Prescriptions, payments and accounts of spaces, which refer to one another. */
export const moneyModules = ['ledger', 'claimed-months', 'payments'] as const;

/** What is prescribed month by month; its own module leads there alone. */
export const prescriptionModules = ['prescriptions'] as const;

/** Contracts of a unit: those by themselves, of tenants and of billing places; each is told to whom its own module is open. */
export const contractModules = ['contracts', 'tenants', 'billing-places'] as const;

/** Houses and spaces are also chosen for devices that are inspected, for meters that are read, for what suppliers charge and for contracts. */
export const inspectedModules = [
  ...placeModules,
  'revision-types',
  'meters',
  'billing-places',
  'billing-rules',
  'contracts',
] as const;

/** Whether something that names these modules is open to whom these are; what names none is. */
export function isOpenTo(
  named: readonly ModuleName[],
  open: { has(name: string): boolean },
): boolean {
  return named.length === 0 || named.some((name) => open.has(name));
}
