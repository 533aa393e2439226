import { Button, NativeSelect } from '@mantine/core';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useMemo } from 'react';
import { meterKind, meterKindValue } from '#contract/metering/meter-words.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { workedUnit } from '#web/lib/worked-unit.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { printAll } from '#web/table/send-out.ts';
import { Note } from '#web/ui/Note.tsx';
import { useHouses, usePlaces, useSpaces } from '../meters.queries.ts';
import type { MetersPlace } from '../place.ts';
import { useHouseFloors } from './house.queries.ts';
import { listColumns, readingList, walkingList, type ListedMeter } from './reading-list.ts';
import styles from './house.module.css';

const rowKey = ({ id }: ListedMeter) => id;

interface ReadingListProps {
  unit_id: number;
  house: number;
  kind: MetersPlace['kind'];
  onKind: (kind: MetersPlace['kind']) => void;
}

/** Meters of a house in the order of walking, to be printed and taken along. */
export function ReadingList({ unit_id, house, kind, onKind }: ReadingListProps) {
  const unit = workedUnit.use();
  const name = useHouses(unit_id).find(({ id }) => id === house)?.name ?? '';
  const { places, error, again, rows } = useWalkingList(unit_id, house, kind);
  const kinds = meterKind.options.filter((each) => places?.some((place) => place.kind === each));
  if (error !== null && rows === undefined) return <LoadError error={error} onRetry={again} />;
  const head = {
    house: name,
    unit,
    kind: kind === undefined ? '' : meterKindValue.text(kind),
    today: todayInPrague(),
  };
  return (
    <div className={styles.part}>
      <Note>
        Vytištěný list má u každého měřidla předchozí stav a prázdné místo pro nový. Pořadí je podle
        obchůzky, jinak podle podlaží a prostorů.
      </Note>
      <DataTable
        id="reading-list"
        label={`Odečtový list, ${name}`}
        rows={rows}
        columns={listColumns}
        rowKey={rowKey}
        held={kind === undefined ? 0 : 1}
        filters={
          <NativeSelect
            aria-label="Druh měřidla"
            value={kind ?? ''}
            data={[
              { value: '', label: 'Všechny druhy' },
              ...kinds.map((each) => ({ value: each, label: meterKindValue.text(each) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onKind(meterKind.options.find((each) => each === value))
            }
          />
        }
        toolbar={
          <Button
            leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
            disabled={rows === undefined || rows.length === 0}
            onClick={() => void printAll(readingList(rows ?? [], head))}
          >
            Vytisknout list
          </Button>
        }
      />
    </div>
  );
}

/** Mounted meters of the house in the order of walking; undefined while anything of it is on its way. */
function useWalkingList(unit_id: number, house: number, kind: MetersPlace['kind']) {
  const { data, error, refetch } = usePlaces(unit_id, false);
  const floors = useHouseFloors(unit_id, house);
  const spaces = useSpaces(unit_id, house);
  const places = useMemo(
    () => data?.values.filter(({ building_id }) => building_id === house),
    [data, house],
  );
  const rows = useMemo(() => {
    if (places === undefined || floors.data === undefined) return undefined;
    const byId = new Map(floors.data.values.map((floor) => [floor.pasport_floor_id, floor]));
    const floorOf = new Map(
      spaces.map(({ pasport_id, pasport_floor_id }) => [
        pasport_id,
        byId.get(pasport_floor_id ?? 0),
      ]),
    );
    const wanted = places.filter((place) => kind === undefined || place.kind === kind);
    return walkingList(wanted, (id) => floorOf.get(id));
  }, [places, floors.data, spaces, kind]);
  const again = () => void Promise.all([refetch(), floors.refetch()]);
  return { places, rows, error: error ?? floors.error, again };
}
