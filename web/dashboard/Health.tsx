import { useId } from 'react';
import type { DashboardUnit } from '#contract/dashboard.ts';
import { ShareBars } from '#web/chart/ShareBars.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Faults } from './Faults.tsx';
import { healthOf, percentOf } from './health.ts';
import type { Health as Standing } from './health.ts';
import { healthKinds } from './health-kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { faultTotals } from './tiles.ts';
import styles from './health.module.css';
import page from './dashboard.module.css';

/** With more units every kind of terms is taken by some of them, and the screen is to stay one. */
const FEW_UNITS = 5;

/** How good the data are: the score with its parts, and a line for each fault. */
export function Health({ units }: { units: readonly DashboardUnit[] }) {
  const kinds = useOpenKinds(healthKinds);
  const health = healthOf(kinds, units);
  const percent = percentOf(health);
  if (kinds.length === 0) return null;
  return (
    <Section title="Zdraví dat">
      {percent === null ? (
        <EmptyState
          icon="database"
          title="Není co hodnotit"
          text="Až tu budou domy, prostory a kontakty, bude tu vidět, co v nich chybí."
        />
      ) : (
        <div className={page.sheet}>
          <Score health={health} percent={percent} />
          <Faults
            totals={faultTotals(kinds, units)}
            withUnit={units.length > 1}
            few={units.length > FEW_UNITS ? 1 : 5}
          />
        </div>
      )}
    </Section>
  );
}

function Score({ health, percent }: { health: Standing; percent: number }) {
  const note = useId();
  const { good, checks, parts } = health;
  return (
    <div className={styles.score}>
      <p className={styles.percent} aria-describedby={note}>
        {`${percent}\u00a0%`}
      </p>
      <p id={note} className={styles.note}>
        {`V pořádku je ${formatNumber(good, 0)} z ${formatNumber(checks, 0)} kontrol. Co nelze posoudit, se nepočítá.`}
      </p>
      <ShareBars
        label="Zdraví dat po částech"
        bars={parts.map((score) => ({
          name: score.part,
          percent: percentOf(score),
          missing: 'není co hodnotit',
        }))}
      />
    </div>
  );
}
