import type { DashboardUnit } from '#contract/dashboard.ts';
import { formatNumber } from '#web/lib/czech.ts';
import styles from './dashboard.module.css';
import { unitKinds } from './kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { tileOf } from './tiles.ts';
import { UnitLink } from './UnitLink.tsx';

/** Units with what they hold; each figure leads to its list in that unit. */
export function UnitCards({ units }: { units: readonly DashboardUnit[] }) {
  const kinds = useOpenKinds(unitKinds);
  return (
    <Section title="Jednotky">
      <ul className={styles.units}>
        {units.map((unit) => (
          <li key={unit.unit_id} className={styles.unit}>
            <h3 className={styles.unitName}>{unit.unit_name}</h3>
            <dl className={styles.figures}>
              {kinds.map((kind) => {
                const { key, unit_id, unit_name, href, count } = tileOf(kind, unit);
                return (
                  <div key={key} data-alert={isAlert(kind.count, count) || undefined}>
                    <dt>{kind.text}</dt>
                    <dd>
                      <UnitLink
                        {...{ unit_id, unit_name, href }}
                        className={styles.figure}
                        label={`${kind.text}, ${unit_name}: ${count}`}
                      >
                        {formatNumber(count, 0)}
                      </UnitLink>
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isAlert(kind: string, count: number): boolean {
  return kind === 'revisions_overdue' && count > 0;
}
