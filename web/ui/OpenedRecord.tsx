import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '#web/icons/IconArrowLeft.ts';
import type { ReactNode } from 'react';
import { InnerLink } from './InnerLink.tsx';
import styles from './OpenedRecord.module.css';
import { Page } from './Page.tsx';
import { StepLine, type Steps } from './StepLine.tsx';

/** A place above a record. */
export interface Crumb {
  readonly text: string;
  readonly href: string;
}

interface OpenedRecordProps {
  /** 'Zpět na domy' */
  backLabel: string;
  onBack: () => void;
  /** The places above it, the widest first. */
  crumbs?: readonly Crumb[] | undefined;
  steps?: Steps | undefined;
  children: ReactNode;
}

/**
 * A record in the place of the list from which it was opened: above its title the way back, the places
 * that it is in, and its neighbours of that list.
 */
export function OpenedRecord(props: OpenedRecordProps) {
  const { backLabel, onBack, crumbs = [], steps, children } = props;
  return (
    <div className={styles.record}>
      <div className={styles.way}>
        <Button
          className={styles.back ?? ''}
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size="1.125rem" aria-hidden="true" />}
          onClick={onBack}
        >
          <BackWords text={backLabel} isShort={crumbs.length > 0} />
        </Button>
        {crumbs.length === 0 ? null : <Crumbs crumbs={crumbs} />}
        {steps === undefined ? null : <StepLine steps={steps} />}
      </div>
      {children}
    </div>
  );
}

/** Where one goes back to; beside the places above the record a phone has room for its first word alone. */
function BackWords({ text, isShort }: { text: string; isShort: boolean }) {
  const [first = '', ...rest] = text.split(' ');
  if (!isShort) return text;
  return (
    <>
      {first}
      <span className={styles.rest}>{` ${rest.join(' ')}`}</span>
    </>
  );
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Kde záznam je">
      <ol>
        {crumbs.map(({ text, href }) => (
          <li key={href}>
            <InnerLink href={href}>{text}</InnerLink>
          </li>
        ))}
      </ol>
    </nav>
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
