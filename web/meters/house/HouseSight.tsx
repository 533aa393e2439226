import { Skeleton } from '@mantine/core';

import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { HouseViewName, MetersPlace } from '../place.ts';
import { useHouseUses } from './house.queries.ts';
import { HouseBalance } from './HouseBalance.tsx';
import { measuresOf } from './house-use.ts';
import { ReadingList } from './ReadingList.tsx';
import { SpaceUses } from './SpaceUses.tsx';
import { formerYear } from './time.ts';
import { UseHead } from './UseHead.tsx';
import { UsePicture } from './UsePicture.tsx';
import styles from './house.module.css';
import { late } from '#web/ui/late.tsx';

const MonthlyHouse = late(() => import('../monthly/MonthlyHouse.tsx'), 'MonthlyHouse');

interface HouseSightProps {
  unit_id: number;
  /** The pasport_id of the house. */
  house: number;
  view: HouseViewName;
  place: MetersPlace;
  go: (step: MetersPlace) => void;
}

/** A house looked at as a whole: its main meters, what its spaces used, or what is to be read. */
export function HouseSight(props: HouseSightProps) {
  const { unit_id, house, view, place, go } = props;
  if (view === 'list')
    return (
      <ReadingList
        unit_id={unit_id}
        house={house}
        kind={place.kind}
        onKind={(kind) => go({ kind })}
      />
    );
  if (view === 'monthly')
    return (
      <MonthlyHouse
        unit_id={unit_id}
        house={house}
        month={place.month}
        onMonth={(month) => go({ month })}
        filter={place.filter}
        onFilter={(filter) => go({ filter })}
      />
    );
  return view === 'house' ? (
    <HouseBalance
      unit_id={unit_id}
      house={house}
      chosen={place.measure}
      onChoose={(measure) => go({ measure })}
    />
  ) : (
    <Uses {...props} />
  );
}

function Uses({ unit_id, house, view, place, go }: HouseSightProps) {
  const year = formerYear(todayInPrague());
  const time = { from: place.from ?? year.from, to: place.to ?? year.to };
  const { data, error, refetch } = useHouseUses(unit_id, house, time);
  const measures = measuresOf(data?.uses ?? []);
  const measure = measures.find(({ key }) => key === place.measure) ?? measures[0];
  const head = (
    <UseHead
      measures={measures}
      measure={measure}
      onMeasure={(key) => go({ measure: key })}
      time={time}
      onTime={({ from, to }) => go({ from, to })}
    />
  );
  if (data === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <div className={styles.part}>
        {head}
        <LoadError error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (measure === undefined)
    return (
      <EmptyState
        icon="gauge"
        title="V prostorech domu se nic neměří"
        text="Založte měřicí místa prostorů a zapište jejich odečty; pak tu bude spotřeba vedle sebe."
      />
    );
  const label = `${measure.text}, ${formatDate(time.from)} až ${formatDate(time.to)}`;
  return (
    <div className={styles.part}>
      {head}
      {view === 'picture' ? (
        <UsePicture unit_id={unit_id} house={house} uses={data} measure={measure} label={label} />
      ) : (
        <SpaceUses
          unit_id={unit_id}
          uses={data}
          measure={measure}
          measures={measures}
          label={`Spotřeba prostorů: ${label}`}
        />
      )}
    </div>
  );
}
