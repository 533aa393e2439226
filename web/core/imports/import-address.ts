import type { ImportKind } from '#contract/import-kinds.ts';
import { paths } from '#web/lib/paths.ts';

/** The screen whose records an import brings. */
export const importScreens: Readonly<Record<ImportKind, string>> = {
  house: paths.buildings,
  buildings: paths.buildings,
  spaces: paths.pasports,
  persons: paths.AddressBookContacts,
  tenants: paths.AddressBookTenants,
  ownerships: paths.AddressBookTenants,
  occupants: paths.pasports,
  costs: paths.pasports,
  rooms: paths.pasports,
  roommates: paths.pasports,
  readings: paths.MetersOverview,
  documents: paths.BillingPlaces,
};

/** The address that opens an import of records of the kind over their screen. */
export const importAddress = (kind: ImportKind) => `${importScreens[kind]}?import=new&kind=${kind}`;
