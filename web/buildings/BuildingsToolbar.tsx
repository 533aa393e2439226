import { NativeSelect, Switch } from '@mantine/core';
import type { Building } from '#contract/pasports/buildings.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { BuildingSearch } from './BuildingSearch.tsx';
import type { Choices } from './choices.ts';
import type { BuildingsPlace, Go } from './place.ts';
import styles from './buildings.module.css';

interface ToolbarProps {
  buildings: readonly Building[];
  choices: Choices;
  city_id: number;
  place: BuildingsPlace;
  go: Go;
  /** Undefined while loading. */
  hiddenCount: number | undefined;
  search: string;
  onSearch: (text: string) => void;
  onChoose: (building: Building) => void;
}

/** The sought name with suggestions, the filters by city and group, and the show-hidden flag. */
export function BuildingsToolbar(props: ToolbarProps) {
  const { buildings, choices, city_id, place, go, hiddenCount, search, onSearch, onChoose } = props;
  return (
    <>
      <div className={styles.filters}>
        <BuildingSearch
          buildings={buildings}
          value={search}
          onChange={onSearch}
          onChoose={onChoose}
        />
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
      </div>
      <ImportLink kind="buildings" />
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

interface HiddenSwitchProps {
  isOn: boolean;
  /** How many records are hidden; undefined while loading. */
  count: number | undefined;
  onChange: (isOn: boolean) => void;
}

/** The show-hidden flag, with the number of hidden records. */
export function HiddenSwitch({ isOn, count, onChange }: HiddenSwitchProps) {
  return (
    <Switch
      label={count === undefined ? 'Zobrazit skryté' : `Zobrazit skryté (${count})`}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
