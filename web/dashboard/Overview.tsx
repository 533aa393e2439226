import type { DashboardUnit } from '#contract/dashboard.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Burning } from './Burning.tsx';
import styles from './dashboard.module.css';
import { Health } from './Health.tsx';
import { UnitTable } from './UnitTable.tsx';
import { Waiting } from './Waiting.tsx';

/** All that is told of the units. */
export function Overview({ units }: { units: readonly DashboardUnit[] }) {
  if (units.length === 0) return <NoUnit />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Burning units={units} />
        <UnitTable units={units} />
      </div>
      <div className={styles.column}>
        <Waiting units={units} />
        <Health units={units} />
      </div>
    </div>
  );
}

function NoUnit() {
  return (
    <EmptyState
      icon="building"
      title="Nemáte žádnou aktivní jednotku"
      text="Nástěnka shrnuje všechny aktivní jednotky. Založte první, nebo některou znovu zapněte."
      action={<InnerLink href={`${paths.Home}?tab=units`}>Přejít na jednotky</InnerLink>}
    />
  );
}
