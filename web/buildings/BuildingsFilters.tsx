import { NativeSelect } from '@mantine/core';
import { selectedCity } from '#web/session/selectedCity.ts';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import type { Choices } from './choices.ts';
import type { BuildingsPlace, Go } from './place.ts';

interface FiltersProps {
  choices: Choices;
  city_id: number;
  place: BuildingsPlace;
  go: Go;
  /** Undefined while loading. */
  hiddenCount: number | undefined;
}

/** The filters by city and group, and the show-hidden flag. */
export function BuildingsFilters({ choices, city_id, place, go, hiddenCount }: FiltersProps) {
  return (
    <>
      <CityFilter choices={choices} city_id={city_id} />
      <GroupFilter
        choices={choices}
        within={place.within}
        onChoose={(within) => go({ within }, { replace: true })}
      />
      <HiddenSwitch
        isOn={place.hidden === 1}
        count={hiddenCount}
        onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
      />
    </>
  );
}

/** The selected city is kept for the other lists of the unit too. */
export function CityFilter({ choices, city_id }: { choices: Choices; city_id: number }) {
  const { usedCities, cities } = choices;
  // The last building of the city may have gone; its filter must stay in sight.
  const listed = cities.filter((city) => city.city_id === city_id || usedCities.includes(city));
  if (listed.length === 0) return null;
  return (
    <NativeSelect
      aria-label="Město"
      data={[
        { value: '0', label: 'Všechna města' },
        ...listed.map((city) => ({ value: String(city.city_id), label: city.name })),
      ]}
      value={String(city_id)}
      onChange={(event) => selectedCity.set(Number(event.currentTarget.value))}
    />
  );
}

interface GroupFilterProps {
  choices: Choices;
  within: number | undefined;
  onChoose: (within: number | undefined) => void;
}

function GroupFilter({ choices, within, onChoose }: GroupFilterProps) {
  if (choices.groups.length === 0 && within === undefined) return null;
  return (
    <NativeSelect
      aria-label="Skupina"
      data={[
        { value: '', label: 'Všechny skupiny' },
        ...choices.groups.map(({ id, name }) => ({ value: String(id), label: name })),
        { value: '0', label: 'Bez skupiny' },
      ]}
      value={within === undefined ? '' : String(within)}
      onChange={({ currentTarget: { value } }) =>
        onChoose(value === '' ? undefined : Number(value))
      }
    />
  );
}
