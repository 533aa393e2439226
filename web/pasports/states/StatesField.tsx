import { Checkbox, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unitText } from '#contract/metering/amount-text.ts';
import { readRound, type RoundPlace } from '#contract/metering/reading-round.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import styles from '../moving/moving.module.css';
import type { SpaceIds } from '../records/records.queries.ts';
import {
  handedFault,
  handedName,
  handedText,
  insideOf,
  isLower,
  knownState,
  withState,
  type HandedRow,
} from './handed-states.ts';

interface StatesFieldProps extends FieldBinding<HandedRow[]> {
  ids: SpaceIds;
  /** The last day of those who leave, at whose end the meters are read; null while it is missing. */
  lastDay: string | null;
  /** What is wrong with the rows, by their places: `0.state`. */
  faults: Readonly<Record<string, string>>;
}

/** Meters of the space that stand there on the day. */
function useMeters({ unit_id, pasport_id }: SpaceIds, day: string) {
  const isOpen = useIsOpenAddress(paths.MetersOverview);
  const query = queryFor(readRound, { params: { unit_id, pasport_id }, query: { day } });
  const { data, error, refetch } = useQuery({ ...query, enabled: isOpen, staleTime: 0 });
  return { isOpen, meters: data?.values, error, refetch };
}

/** Drops what was typed of meters that do not stand there on another day, or are known on it. */
function useListedOnly(
  { value, onChange }: Pick<FieldBinding<HandedRow[]>, 'value' | 'onChange'>,
  meters: readonly RoundPlace[] | undefined,
): void {
  const asked = meters?.filter((place) => knownState(place) === null);
  const listed = value.filter(({ meter_id }) => asked?.some((one) => one.meter_id === meter_id));
  const isOver = asked !== undefined && listed.length < value.length;
  useEffect(() => {
    if (isOver) onChange(listed);
  });
}

/** What meters of the space show as it passes to other people; nothing where there are none, or they are closed. */
export function StatesField({ ids, lastDay, faults, ...field }: StatesFieldProps) {
  const today = todayInPrague();
  const isAhead = lastDay === null || lastDay > today;
  const day = isAhead ? today : lastDay;
  const { isOpen, meters, error, refetch } = useMeters(ids, day);
  useListedOnly(field, isAhead ? [] : meters);
  if (!isOpen) return null;
  if (meters === undefined)
    return error === null ? (
      <Skeleton height="2rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (meters.length === 0) return null;
  if (isAhead)
    return (
      <p className={styles.note}>
        Stavy měřidel zapíšete u měřidel, až poslední den dosavadních nastane.
      </p>
    );
  return (
    <fieldset className={styles.choices}>
      <legend>Stavy měřidel na konci dne {formatDate(day)}</legend>
      {meters.map((place) => (
        <MeterState key={place.meter_id} {...field} place={place} day={day} faults={faults} />
      ))}
    </fieldset>
  );
}

interface MeterStateProps extends FieldBinding<HandedRow[]> {
  place: RoundPlace;
  day: string;
  faults: StatesFieldProps['faults'];
}

/** The state of one meter; one that the day has already is told and stays. */
function MeterState({ place, day, faults, ...field }: MeterStateProps) {
  const known = knownState(place);
  const name = handedName({ ...place, location: insideOf(place) });
  if (known === null) return <TypedState {...field} name={name} {...{ place, day, faults }} />;
  return (
    <p className={styles.note}>
      {name}: {handedText(known, place)}, už je zapsáno
    </p>
  );
}

const beforeText = (place: RoundPlace) =>
  place.before === null
    ? 'Předchozí stav není znám'
    : `Předchozí stav ${handedText(place.before.state, place)} ze dne ${formatDate(place.before.read_on)}`;

function TypedState({ place, day, faults, name, ...field }: MeterStateProps & { name: string }) {
  const { value, onChange, onBlur } = field;
  const [isLeft, setLeft] = useState(false);
  const { meter_id } = place;
  const at = value.findIndex((one) => one.meter_id === meter_id);
  const row = value[at] ?? { meter_id, state: null, overflowed: false };
  const put = (change: Partial<HandedRow>) => onChange(withState(value, { ...row, ...change }));
  // Half of a number is no lower state.
  const judged = isLeft ? handedFault(place, row, day, todayInPrague())?.message : undefined;
  return (
    <div>
      <NumberField
        name={`states.${at === -1 ? String(meter_id) : String(at)}.state`}
        label={name}
        value={row.state}
        onChange={(state) => {
          setLeft(false);
          put({ state });
        }}
        onBlur={() => {
          setLeft(true);
          onBlur();
        }}
        error={faults[`${at}.state`] ?? judged}
        required={false}
        decimals={place.decimals}
        unit={unitText(place.measured_unit)}
        hint={beforeText(place)}
      />
      {row.overflowed || (isLeft && isLower(place, row)) ? (
        <Checkbox
          mt="0.25rem"
          label="Číselník se přetočil: po nejvyšším stavu začal znovu od nuly"
          checked={row.overflowed}
          onChange={(event) => put({ overflowed: event.currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}
