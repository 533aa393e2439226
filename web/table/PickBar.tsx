import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconX } from '#web/icons/IconX.ts';
import { Suspense, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import type { TableContent } from './exported.ts';
import type { TablePicks } from './usePicks.ts';
import styles from './toolbar.module.css';
import { late } from '#web/ui/late.tsx';

const SendOutMenu = late(() => import('./SendOutMenu.tsx'), 'SendOutMenu');

interface PickBarProps<Row> {
  readonly picks: TablePicks<Row>;
  /** What of the table leaves the portal: the picked rows alone. */
  readonly content: TableContent<Row>;
  /** What can be done with the picked rows besides their export. */
  readonly children: ReactNode;
}

/** Over the lower edge of a list, so that no row moves: how many are picked, and what can be done with them. */
export function PickBar<Row>({ picks, content, children }: PickBarProps<Row>) {
  const count = picks.rows.length;
  return (
    <div className={styles.picks} role="group" aria-label="Vybrané řádky">
      <strong role="status" className="k-figures">
        {pickedText(count)}
        {picks.unseen === 0 ? null : <small> ({unseenText(picks.unseen)})</small>}
      </strong>
      {picks.isAsked ? (
        <Button variant="default" onClick={picks.turnAll}>
          {picks.areAll ? 'Žádné' : 'Všechny nalezené'}
        </Button>
      ) : null}
      {count === 0 ? null : (
        <>
          {children}
          <SendOut content={content} />
        </>
      )}
      <Button
        variant="subtle"
        leftSection={<IconX size="1.125rem" aria-hidden="true" />}
        onClick={picks.clear}
      >
        Zrušit výběr
      </Button>
    </div>
  );
}

function SendOut<Row>({ content }: { content: TableContent<Row> }) {
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const waiting = <SendOutTarget ref={button} onClick={() => setWanted(true)} />;
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SendOutMenu
        content={content}
        button={button}
        target={<SendOutTarget ref={button} />}
        onLost={() => setWanted(false)}
      />
    </Suspense>
  );
}

function SendOutTarget(props: ComponentPropsWithRef<'button'>) {
  return (
    <Button
      variant="default"
      aria-haspopup="menu"
      leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
      {...props}
    >
      Export
    </Button>
  );
}

/** What to do while none is picked; 'Vybrán 1 řádek', 'Vybrány 3 řádky', 'Vybráno 12 řádků' */
function pickedText(count: number): string {
  if (count === 0) return 'Vyberte řádky dotykem';
  const verb = czechPlural(count, 'Vybrán', 'Vybrány', 'Vybráno');
  return `${verb} ${formatNumber(count, 0)} ${czechPlural(count, 'řádek', 'řádky', 'řádků')}`;
}

function unseenText(count: number): string {
  return `${formatNumber(count, 0)} mimo hledání`;
}
