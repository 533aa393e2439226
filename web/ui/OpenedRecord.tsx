import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './OpenedRecord.module.css';
import { Page } from './Page.tsx';

interface OpenedRecordProps {
  /** 'Zpět na domy' */
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
}

/** A record in the place of the list from which it was opened; the way back stands above its title. */
export function OpenedRecord({ backLabel, onBack, children }: OpenedRecordProps) {
  return (
    <div className={styles.record}>
      <Button
        className={styles.back ?? ''}
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size="1.125rem" aria-hidden="true" />}
        onClick={onBack}
      >
        {backLabel}
      </Button>
      {children}
    </div>
  );
}

/** Stands while the record is on its way. */
export function LoadingRecord({ title }: { title: string }) {
  return (
    <Page title={title} note={<span role="status">Načítám…</span>} isLoading>
      <Skeleton height="20rem" />
    </Page>
  );
}

/** What is told of a record under its title: words and badges in one line that may wrap. */
export function RecordFacts({ children }: { children: ReactNode }) {
  return <span className={styles.facts}>{children}</span>;
}
