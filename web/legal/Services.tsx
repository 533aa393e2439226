import { Badge, Skeleton } from '@mantine/core';
import type { ServiceState } from '#contract/legal.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { serviceStateWords, serviceWords } from './legal-words.ts';
import { useServiceStates } from './legal.queries.ts';
import styles from './legal.module.css';

const colours = { ok: 'green', trouble: 'red', unknown: 'gray' } as const;

/** How the services are that the portal stands on. */
export function Services() {
  const { data, error, refetch } = useServiceStates();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="8rem" />;
  return (
    <section aria-label="Stav služeb">
      <p className={styles.dimmed}>
        Co o svých službách portál naposledy zjistil. Nikoho se kvůli této stránce neptá.
      </p>
      <ul className={styles.services}>
        {data.values.map((one) => (
          <Service key={one.service} of={one} />
        ))}
      </ul>
    </section>
  );
}

function Service({ of: { service, state, last_success } }: { of: ServiceState }) {
  return (
    <li>
      <strong>{serviceWords[service]}</strong>
      <Badge variant="light" color={colours[state]}>
        {serviceStateWords[state]}
      </Badge>
      <span className={styles.dimmed}>
        {last_success === ''
          ? 'Naposledy úspěšně: neznámo'
          : `Naposledy úspěšně: ${formatDateTime(last_success)}`}
      </span>
    </li>
  );
}
