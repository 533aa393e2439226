import type { ImportKind } from '#contract/imports.ts';
import { paths } from './paths.ts';

/** The screen whose records an import brings. */
const screens: Readonly<Record<ImportKind, string>> = {
  buildings: paths.buildings,
  spaces: paths.pasports,
  persons: paths.AddressBookContacts,
  tenants: paths.AddressBookTenants,
  ownerships: paths.AddressBookTenants,
};

/** The address that opens a new import over a screen: the one of its records, when no other is told. */
export function importAddress(kind: ImportKind, screen: string = screens[kind]): string {
  return `${screen}?import=new&kind=${kind}`;
}
