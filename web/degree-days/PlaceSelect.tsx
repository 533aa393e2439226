import { NativeSelect } from '@mantine/core';
import type { DegreeDayPlace } from '#contract/degree-days.ts';

interface PlaceSelectProps {
  label: string;
  places: readonly DegreeDayPlace[];
  value: number | undefined;
  onChange: (id: number | undefined) => void;
  /** Name of having none chosen; without it one always is. */
  none?: string;
}

/** One of the places that are not hidden; those with months first. */
export function PlaceSelect({ label, places, value, onChange, none }: PlaceSelectProps) {
  const shown = places.filter(
    ({ hidden, degree_day_place_id }) => !hidden || degree_day_place_id === value,
  );
  const ordered = shown.toSorted(
    (one, other) => Number(other.months_count > 0) - Number(one.months_count > 0),
  );
  return (
    <NativeSelect
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
      data={[
        ...(none === undefined && value !== undefined ? [] : [{ value: '', label: none ?? '' }]),
        ...ordered.map((place) => ({
          value: String(place.degree_day_place_id),
          label: place.name,
        })),
      ]}
    />
  );
}
