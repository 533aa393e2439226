import { Autocomplete } from '@mantine/core';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { foldText } from '#contract/rules/search.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { inputProps } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';
import '@mantine/core/styles/Combobox.css';

export interface CityChoice {
  readonly city_id: number;
  readonly name: string;
  readonly district: string;
  readonly zips: readonly string[];
}

interface CityFieldProps extends FieldBinding<string>, FieldLook {
  cities: readonly CityChoice[];
  /** The city of the list that the typed name means; null for a name that the list does not know. */
  onCity: (city: CityChoice | null) => void;
}

const MOST_OFFERED = 10;

/** A city by its name: one of the list while the name is typed, or any other name. */
export function CityField({ cities, onCity, ...field }: CityFieldProps) {
  const { onChange, required: _required, ...rest } = inputPropsOf(field);
  const [isOpen, setOpen] = useState(false);
  const typedBlind = useRef(false);
  const offered = useMemo(() => namedCities(cities), [cities]);
  const choose = (text: string) => {
    const city = offered.get(text) ?? null;
    typedBlind.current = offered.size === 0;
    onChange(city?.name ?? text);
    onCity(city);
  };
  // A name typed before the list had come gets its place in it as soon as it comes.
  const find = useEffectEvent((known: typeof offered) => {
    const city = typedBlind.current ? known.get(field.value) : undefined;
    if (city !== undefined) onCity(city);
  });
  useEffect(() => find(offered), [offered]);
  const closeByEsc = (event: KeyboardEvent) => {
    // The key only closes the offer; the form around would be left by it.
    if (event.key === 'Escape' && isOpen) event.preventDefault();
  };
  return (
    <Autocomplete
      {...rest}
      autoComplete="off"
      data={useMemo(() => [...offered.keys()], [offered])}
      filter={byFoldedName}
      limit={MOST_OFFERED}
      openOnFocus={false}
      value={field.value}
      onChange={choose}
      onKeyDown={closeByEsc}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  );
}

function inputPropsOf(field: FieldBinding<string> & FieldLook) {
  return { ...inputProps(field), onChange: field.onChange };
}

/** Cities by what they are offered as: the name, with the district where the name repeats. */
function namedCities(cities: readonly CityChoice[]): ReadonlyMap<string, CityChoice> {
  const counts = new Map<string, number>();
  for (const { name } of cities) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    cities.map((city) => [
      (counts.get(city.name) ?? 0) > 1 ? `${city.name} (${city.district})` : city.name,
      city,
    ]),
  );
}

const byFoldedName: OptionsFilter = ({ options, search, limit }) => {
  const needle = foldText(search.trim());
  const named = (options as ComboboxItem[]).map(
    (option) => [option, foldText(option.label)] as const,
  );
  const begins = named.filter(([, name]) => name.startsWith(needle));
  const holds = named.filter(([, name]) => !name.startsWith(needle) && name.includes(needle));
  return [...begins, ...holds].slice(0, limit).map(([option]) => option);
};
