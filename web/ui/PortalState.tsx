import { IconCircleCheck } from '#web/icons/IconCircleCheck.ts';
import { IconCircleX } from '#web/icons/IconCircleX.ts';
import { IconHelpCircle } from '#web/icons/IconHelpCircle.ts';
import { IconLoader2 } from '#web/icons/IconLoader2.ts';
import { IconTools } from '#web/icons/IconTools.ts';
import { useQuery } from '@tanstack/react-query';
import { portalStates, type PortalStates } from '#web/lib/portal-states.ts';
import styles from './PortalState.module.css';

const words = {
  asking: 'zjišťuji…',
  up: 'v provozu',
  down: 'neodpovídá',
  unknown: 'nelze zjistit',
  works: 'probíhá údržba',
  restoring: 'obnovuje se',
} as const;

const icons = {
  asking: IconLoader2,
  up: IconCircleCheck,
  down: IconCircleX,
  unknown: IconHelpCircle,
  works: IconTools,
  restoring: IconLoader2,
} as const;

const ASKING: PortalStates = { server: 'asking', database: 'asking', portal: 'asking' };

const names = [
  ['server', 'Server'],
  ['database', 'Databáze'],
  ['portal', 'Portál'],
] as const;

/** How the services of the portal do, asked when the page of a fault is shown. */
export function PortalState() {
  // Outside the API's cache of records: the answer of a minute ago says nothing.
  const { data = ASKING } = useQuery({
    queryKey: ['portal-states'],
    queryFn: portalStates,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <section className={styles.states} aria-label="Stav služeb">
      <h2 className={styles.heading}>Stav služeb</h2>
      <dl className={styles.list} aria-live="polite">
        {names.map(([key, name]) => {
          const state = data[key];
          const Icon = icons[state];
          return (
            <div key={key} className={styles.row} data-state={state}>
              <dt>{name}</dt>
              <dd>
                <Icon size="1.125rem" aria-hidden="true" />
                {words[state]}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
