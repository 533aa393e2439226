import { Anchor, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { FromDay } from './FromDay.tsx';
import { LastChange } from './LastChange.tsx';
import { nextMonth } from './next-month.ts';
import {
  useHouseValues,
  useOfferedServices,
  type HouseValuesPlace,
} from './house-values.queries.ts';
import { ValueSheet } from './ValueSheet.tsx';
import styles from './house-values.module.css';

interface HouseValuesProps extends HouseValuesPlace {
  /** Name of the house. */
  house: string;
}

/** Numbers of persons or advances of a house from a day, for all its spaces at once. */
export function HouseValues({ house, ...place }: HouseValuesProps) {
  const { unit_id, houseId, kind } = place;
  const [day, setDay] = useState(() => nextMonth(todayInPrague()));
  const { data, error, refetch } = useHouseValues(place, day);
  const services = useOfferedServices(unit_id, kind);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.values} aria-label={kind === 'persons' ? 'Počty osob' : 'Zálohy'}>
      <div className={styles.head}>
        <FromDay value={day} onChange={setDay} />
        {kind === 'persons' ? (
          <Anchor
            component={InnerLink}
            href={`${paths.Declarations}?unit=${unit_id}&house=${houseId}`}
          >
            Hlášení osob
          </Anchor>
        ) : null}
        {data === undefined ? null : <LastChange unit_id={unit_id} change={data.last_change} />}
      </div>
      {data !== undefined && data.values.length === 0 ? (
        <EmptyState title="Dům nemá žádné prostory" text="Nejprve v domě založte prostory." />
      ) : (
        <ValueSheet
          place={place}
          house={house}
          day={day}
          rows={data?.values}
          services={services}
          onOvertaken={() => void refetch()}
        />
      )}
      {data === undefined ? <Skeleton height="16rem" /> : null}
    </section>
  );
}
