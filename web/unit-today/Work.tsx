import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconCircleCheck } from '#web/icons/IconCircleCheck.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { moduleIcon } from '#web/ui/module-icon.ts';
import { workAddress, workIcons, workName, workText } from './today-words.ts';
import styles from './unit-today.module.css';

interface WorkProps {
  readonly work: readonly WorkLine[];
  /** How many things there are in all. */
  readonly count: number;
  readonly unit_id: number;
}

/** What burns and waits, the most urgent first; each line leads to its record, the last to all of them. */
export function Work({ work, count, unit_id }: WorkProps) {
  if (count === 0) return <Calm />;
  return (
    <ul className={styles.lines}>
      {work.map((line) => (
        <li key={`${line.kind} ${line.record_id} ${line.on} ${line.name}`}>
          <InnerLink className={styles.line} href={workAddress(line, unit_id)}>
            <Line line={line} />
          </InnerLink>
        </li>
      ))}
      <More rest={count - work.length} unit_id={unit_id} />
    </ul>
  );
}

function Line({ line }: { line: WorkLine }) {
  const Icon = line.late ? IconAlertTriangle : moduleIcon(workIcons[line.kind]);
  return (
    <>
      <span className={styles.sign} data-late={line.late || undefined}>
        <Icon size="1.25rem" aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{workName(line)}</span>
        {line.place === '' ? null : <span className={styles.place}>{line.place}</span>}
      </span>
      <span className={styles.state} data-late={line.late || undefined}>
        {workText(line, todayInPrague())}
      </span>
    </>
  );
}

function More({ rest, unit_id }: { rest: number; unit_id: number }) {
  if (rest <= 0) return null;
  const things = czechPlural(rest, 'věc', 'věci', 'věcí');
  return (
    <li>
      <InnerLink className={styles.more} href={`${paths.Dashboard}?only=${unit_id}`}>
        {`A ještě ${rest} ${things} na nástěnce`}
      </InnerLink>
    </li>
  );
}

function Calm() {
  return (
    <p className={styles.calm}>
      <IconCircleCheck size="1.25rem" aria-hidden="true" />
      Dnes tu nic nehoří a nic nečeká.
    </p>
  );
}
