import { Skeleton } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import type { Unit } from '#contract/units.ts';
import { useUnitToday } from '#web/core/unit-today.queries.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { FirstSteps, isBegun } from './FirstSteps.tsx';
import { LastChanges } from './LastChanges.tsx';
import styles from './unit-today.module.css';
import { Work } from './Work.tsx';

/** The day of a unit: what burns and waits, the first steps of an empty one, the last changes of colleagues. */
export function UnitToday({ unit: { unit_id } }: { unit: Unit }) {
  const { data, error, refetch } = useUnitToday(unit_id);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <TodayLoading />;
  const { work, work_count, changes, steps } = data;
  return (
    <div className={styles.today} data-alone={changes.length === 0 || undefined}>
      {isBegun(steps) ? null : (
        <Part title="První kroky">
          <FirstSteps steps={steps} />
        </Part>
      )}
      {isBegun(steps) || work_count > 0 ? (
        <Part title="Co hoří a co čeká">
          <Work work={work} count={work_count} unit_id={unit_id} />
        </Part>
      ) : null}
      {changes.length === 0 ? null : (
        <Part title="Poslední změny kolegů">
          <LastChanges changes={changes} unit_id={unit_id} />
        </Part>
      )}
    </div>
  );
}

/** Nobody knows how long the day is going to be: what stands below it waits, so that it does not jump away. */
function TodayLoading() {
  return (
    <div
      className={styles.today}
      data-alone=""
      data-day-waits=""
      role="status"
      aria-label="Načítám práci na dnešek"
    >
      <Skeleton height="12rem" radius="md" />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
