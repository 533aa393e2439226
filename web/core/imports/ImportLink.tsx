import { Button } from '@mantine/core';
import { IconFileImport } from '#web/icons/IconFileImport.ts';
import type { ImportKind } from '#contract/import-kinds.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { importAddress, importScreens } from './import-address.ts';

export interface ImportLinkProps {
  kind: ImportKind;
  /** Says of what, where records of more kinds are shown. */
  text?: string;
}

/** The way to an import of records of the kind, from where they are looked for. */
export function ImportLink({ kind, text = 'Import' }: ImportLinkProps) {
  if (!useIsOpenAddress(importScreens[kind])) return null;
  return (
    <Button
      component={InnerLink}
      href={importAddress(kind)}
      variant="default"
      leftSection={<IconFileImport size="1.125rem" aria-hidden="true" />}
    >
      {text}
    </Button>
  );
}
