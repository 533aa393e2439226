import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { LegalVersion } from '#contract/legal.ts';
import { useOtherDocument } from '#web/legal/legal.queries.ts';
import { LegalText } from '#web/legal/LegalText.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import styles from './consent.module.css';

/** The whole text, read once it is unfolded. */
export function FullText({ text: { kind, document_version } }: { text: LegalVersion }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useOtherDocument(kind, document_version, isOpen);
  return (
    <details
      className={styles.details}
      onToggle={(event) => event.currentTarget.open && setOpen(true)}
    >
      <summary>Přečíst celé znění</summary>
      {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
      {isOpen && data === undefined && error === null ? <Skeleton height="10rem" /> : null}
      {data === undefined ? null : <LegalText content={data.document.content} level={3} />}
    </details>
  );
}
