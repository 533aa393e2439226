import { IconFileImport } from '#web/icons/IconFileImport.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { importAddress, importScreens } from './import-address.ts';
import type { ImportLinkProps } from './ImportLink.tsx';

/** The way to an import as an entry of a menu; apart, because a menu weighs more than the button. */
export function ImportEntry({ kind, text = 'Import' }: ImportLinkProps) {
  if (!useIsOpenAddress(importScreens[kind])) return null;
  return (
    <MenuItem
      component={InnerLink}
      href={importAddress(kind)}
      leftSection={<IconFileImport size="1.125rem" stroke={1.6} aria-hidden="true" />}
    >
      {text}
    </MenuItem>
  );
}
