import { NativeSelect, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { houseViewTexts } from './house-views.ts';
import { useHouses } from './meters.queries.ts';
import styles from './meters.module.css';
import type { Go, HouseViewName, MetersPlace } from './place.ts';
import { late } from '#web/ui/late.tsx';

const HouseSight = late(() => import('./house/HouseSight.tsx'), 'HouseSight');

interface HouseScreenProps {
  unit_id: number;
  view: HouseViewName;
  place: MetersPlace;
  go: Go;
}

/** A house looked at as a whole, in the place of the list of meters. */
export function HouseScreen({ unit_id, view, place, go }: HouseScreenProps) {
  const houses = useHouses(unit_id);
  const house = place.house ?? houses[0]?.id;
  const name = houses.find(({ id }) => id === house)?.name;
  const close = () => go({ view: undefined, measure: undefined });
  const step = (next: MetersPlace) => go(next, { replace: true });
  useEscape(close);
  return (
    <OpenedRecord backLabel="Zpět na měřidla" onBack={close}>
      <Page title="Spotřeba domu" note={name}>
        {house === undefined ? (
          <EmptyState
            icon="home"
            title="Zatím tu není žádný dům"
            text="Spotřeba se porovnává uvnitř domu; nejprve dům založte."
          />
        ) : (
          <>
            <NativeSelect
              className={styles.select ?? ''}
              label="Dům"
              value={String(house)}
              data={houses.map(({ id, name: text }) => ({ value: String(id), label: text }))}
              onChange={({ currentTarget: { value } }) =>
                step({ house: Number(value), measure: undefined })
              }
            />
            <Tabs
              label="Pohledy na dům"
              value={view}
              onChange={(key) => step({ view: key as HouseViewName, house, measure: undefined })}
              tabs={houseViewTexts.map(({ view: key, text, title }) => ({
                key,
                text,
                title,
                content: (
                  <Suspense fallback={<Skeleton height="16rem" />}>
                    <HouseSight
                      unit_id={unit_id}
                      house={house}
                      view={key}
                      place={place}
                      go={step}
                    />
                  </Suspense>
                ),
              }))}
            />
          </>
        )}
      </Page>
    </OpenedRecord>
  );
}
