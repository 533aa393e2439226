import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconClock } from '#web/icons/IconClock.ts';
import { useState } from 'react';
import type { DueThing } from '#contract/pasports/summaries.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { RestButton } from '#web/ui/RestButton.tsx';
import { FactNote, FoldedRest, Unknown } from '#web/ui/Summary.tsx';
import { dueAddress, dueText } from './due-words.ts';
import styles from './due.module.css';

interface DueLinesProps {
  due: readonly DueThing[];
  /** How many there are in all, where some are not told. */
  count?: number;
  /** So many of the worst are named at first, and the others once they are asked for; all without it. */
  most?: number;
  unit_id: number;
}

/** What burns and waits, the worst first, each with the way to it. */
export function DueLines({ due, count = due.length, most, unit_id }: DueLinesProps) {
  const [isWhole, setWhole] = useState(false);
  if (due.length === 0) return <Unknown>Nic nehoří a nic nečeká.</Unknown>;
  const told = isWhole ? due : due.slice(0, most);
  const rest = count - told.length;
  const restText = `a ještě ${rest} ${czechPlural(rest, 'věc', 'věci', 'věcí')}`;
  return (
    <ul className={styles.lines}>
      {told.map((one, at) => (
        <li
          key={`${one.kind} ${one.record_id} ${one.on} ${one.name}`}
          className={styles.line}
          data-rest={at > 0 || undefined}
        >
          <DueSign late={one.late} />
          <span>
            <Anchor component={InnerLink} href={dueAddress(one, unit_id)} underline="always">
              {one.name}
            </Anchor>{' '}
            <span className={styles.words} data-late={one.late || undefined}>
              {dueText(one, todayInPrague())}
            </span>
          </span>
        </li>
      ))}
      {rest === 0 ? null : (
        <li data-rest>
          {told.length < due.length ? (
            <RestButton text={restText} onOpen={() => setWhole(true)} />
          ) : (
            <FactNote>{restText}</FactNote>
          )}
        </li>
      )}
      {count < 2 ? null : (
        <li>
          <FoldedRest count={count - 1} />
        </li>
      )}
    </ul>
  );
}

/** The sign of what burns, or of what waits; words stand beside it. */
function DueSign({ late }: { late: boolean }) {
  const Icon = late ? IconAlertTriangle : IconClock;
  return (
    <span className={styles.sign} data-late={late || undefined}>
      <Icon size="1rem" aria-hidden="true" />
    </span>
  );
}
