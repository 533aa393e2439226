import { NativeSelect } from '@mantine/core';
import { meterKind, meterKindValue, type MeterKind } from '#contract/metering/meter-words.ts';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { useHouses } from './meters.queries.ts';
import styles from './meters.module.css';
import type { MetersPlace } from './place.ts';

interface MeterFiltersProps {
  unit_id: number;
  place: MetersPlace;
  go: (step: MetersPlace) => void;
  /** The list is of more houses. */
  withHouse: boolean;
  /** How many places were given up; undefined while loading. */
  hiddenCount: number | undefined;
  /** Whether those given up may be shown at all. */
  withHidden?: boolean;
}

/** How many of the filters hold. */
export const heldOf = ({ kind, house, hidden }: MetersPlace): number =>
  [kind, house, hidden].filter((one) => one !== undefined).length;

const kinds = meterKind.options.map((kind) => ({ value: kind, label: meterKindValue.text(kind) }));

/** Which kind, which house, and whether those given up are shown too. */
export function MeterFilters(props: MeterFiltersProps) {
  const { unit_id, place, go, withHouse, hiddenCount = 0, withHidden = true } = props;
  // Where none was given up, there is nothing to show.
  const isOffered = withHidden && (hiddenCount > 0 || place.hidden === 1);
  return (
    <>
      <NativeSelect
        className={styles.select ?? ''}
        aria-label="Druh měřidla"
        value={place.kind ?? ''}
        data={[{ value: '', label: 'Všechny druhy' }, ...kinds]}
        onChange={({ currentTarget: { value } }) =>
          go({ kind: value === '' ? undefined : (value as MeterKind) })
        }
      />
      {withHouse ? <HouseSelect unit_id={unit_id} place={place} go={go} /> : null}
      {isOffered ? (
        <HiddenSwitch
          isOn={place.hidden === 1}
          count={hiddenCount}
          word="zrušené"
          onChange={(isOn) => go({ hidden: isOn ? 1 : undefined })}
        />
      ) : null}
    </>
  );
}

function HouseSelect({ unit_id, place, go }: Pick<MeterFiltersProps, 'unit_id' | 'place' | 'go'>) {
  const houses = useHouses(unit_id);
  const isStrange = place.house !== undefined && houses.every(({ id }) => id !== place.house);
  return (
    <NativeSelect
      className={styles.select ?? ''}
      aria-label="Dům"
      value={String(place.house ?? '')}
      data={[
        { value: '', label: 'Všechny domy' },
        ...(isStrange ? [{ value: String(place.house), label: 'Jiný dům' }] : []),
        ...houses.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        go({ house: value === '' ? undefined : Number(value) })
      }
    />
  );
}
