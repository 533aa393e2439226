import type { DashboardUnit } from '#contract/dashboard.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useMessageCount, useTaskCount } from './dashboard.queries.ts';
import { KindHead, KindRows } from './KindRows.tsx';
import { waitingKinds } from './kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { dueTotals } from './tiles.ts';
import styles from './kinds.module.css';

/** What is to be done next: own messages and tasks, and terms that come. */
export function Waiting({ units }: { units: readonly DashboardUnit[] }) {
  const own = useOwnRows();
  const totals = dueTotals(useOpenKinds(waitingKinds), units);
  return (
    <Section title="Co čeká">
      {own.length + totals.length === 0 ? (
        <EmptyState
          icon="calendar"
          title="Nic nečeká"
          text="Objeví se tu zprávy, běžící úlohy, končící smlouvy a blížící se revize."
        />
      ) : (
        <KindRows
          totals={totals}
          tone="waiting"
          isAlone={units.length === 1}
          own={own.map(({ filter, count, ...row }) => (
            <li key={filter}>
              <InnerLink href={`${paths.Messages}?filter=${filter}`} className={styles.kind}>
                <KindHead {...row} count={formatNumber(count, 0)} />
              </InnerLink>
            </li>
          ))}
        />
      )}
    </Section>
  );
}

/** What waits for the person, whatever the unit. */
function useOwnRows() {
  const messages = {
    icon: 'mail',
    count: useMessageCount(),
    text: 'Nepotvrzené zprávy',
    filter: 'unconfirmed',
  };
  const tasks = {
    icon: 'server',
    count: useTaskCount(),
    text: 'Úlohy na pozadí',
    filter: 'working',
  };
  const isOpen = useIsOpenAddress(paths.Messages);
  return [messages, tasks].filter(({ count }) => isOpen && count > 0);
}
