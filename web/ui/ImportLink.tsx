import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ImportKind } from '#contract/imports.ts';
import { importAddress } from '#web/lib/import-link.ts';
import { InnerLink } from './InnerLink.tsx';

interface ImportLinkProps {
  kind: ImportKind;
  /** Says of what, where records of more kinds are shown. */
  text?: string;
}

/** The way to an import of records of the kind, from where they are looked for. */
export function ImportLink({ kind, text = 'Import' }: ImportLinkProps) {
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
