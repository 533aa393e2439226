import {
  areaBars,
  usageBars,
  yearBars,
  type StatementBars,
} from '#contract/settlement/statement-rows.ts';
import { comparisonText } from '#contract/settlement/statement-text.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

/** Costs beside the year before and the mean of the house; nothing where neither is known. */
export function Compared({ paper }: { paper: StatementPaper }) {
  const [years, uses, area] = [yearBars(paper), usageBars(paper), areaBars(paper)];
  const sentence = comparisonText(paper);
  if ([...years, ...uses, ...area].length === 0 && sentence === '') return null;
  return (
    <section className={styles.part} aria-label="Porovnání">
      <h2 className={page.heading}>Porovnání</h2>
      {sentence === '' ? null : <p className={page.text}>{sentence}</p>}
      <Bars groups={years} />
      {uses.map((group) => (
        <Bars key={group.label} groups={[group]} />
      ))}
      <Bars groups={area} />
    </section>
  );
}

/** All on one scale; every length has its figure as a text. */
function Bars({ groups }: { groups: readonly StatementBars[] }) {
  const most = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  if (groups.length === 0) return null;
  return (
    <div className={styles.chart}>
      {groups.map((group) => (
        <Group key={group.label} group={group} most={most} />
      ))}
    </div>
  );
}

function Group({ group: { label, note, bars }, most }: { group: StatementBars; most: number }) {
  return (
    <div className={styles.group}>
      <h3>{label}</h3>
      <ul className={styles.bars}>
        {bars.map(({ name, value, text }, at) => (
          <li key={name} className={styles.bar}>
            <span className={page.dimmed}>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.length}
                data-is={at === 0 ? 'own' : 'other'}
                style={{ width: `${(value / most) * 100}%` }}
              />
            </span>
            <span className={styles.figure}>{text}</span>
          </li>
        ))}
      </ul>
      {note === '' ? null : <p className={page.dimmed}>{note}</p>}
    </div>
  );
}
