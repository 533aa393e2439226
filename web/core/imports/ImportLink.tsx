import { Button, Menu } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ImportKind } from '#contract/import-kinds.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';

/** The screen whose records an import brings. */
const screens: Readonly<Record<ImportKind, string>> = {
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

const addressOf = (kind: ImportKind) => `${screens[kind]}?import=new&kind=${kind}`;

interface ImportLinkProps {
  kind: ImportKind;
  /** Says of what, where records of more kinds are shown. */
  text?: string;
}

/** The way to an import of records of the kind, from where they are looked for. */
export function ImportLink({ kind, text = 'Import' }: ImportLinkProps) {
  if (!useIsOpenAddress(screens[kind])) return null;
  return (
    <Button
      component={InnerLink}
      href={addressOf(kind)}
      variant="default"
      leftSection={<IconFileImport size="1.125rem" aria-hidden="true" />}
    >
      {text}
    </Button>
  );
}

/** The same as an entry of a menu. */
export function ImportEntry({ kind, text = 'Import' }: ImportLinkProps) {
  if (!useIsOpenAddress(screens[kind])) return null;
  return (
    <Menu.Item
      component={InnerLink}
      href={addressOf(kind)}
      leftSection={<IconFileImport size="1.125rem" stroke={1.6} aria-hidden="true" />}
    >
      {text}
    </Menu.Item>
  );
}
