import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '#web/icons/IconSearch.ts';
import type { KeyboardEvent } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { buildingSuggestions } from './building-suggestions.ts';
import '@mantine/core/styles/Combobox.css';

interface BuildingSearchProps {
  buildings: readonly Building[];
  value: string;
  onChange: (text: string) => void;
  onChoose: (building: Building) => void;
}

/** The sought text, with at most ten buildings suggested by name (specification, section 9). */
export function BuildingSearch({ buildings, value, onChange, onChoose }: BuildingSearchProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const suggested = buildingSuggestions(buildings, value);
  const choose = (id: string) => {
    const building = suggested.find(
      ({ pasport_building_id }) => String(pasport_building_id) === id,
    );
    combobox.closeDropdown();
    if (building !== undefined) onChoose(building);
  };
  const change = (text: string) => {
    onChange(text);
    if (text.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };
  const leaveByEsc = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (!combobox.dropdownOpened && value === '')) return;
    event.stopPropagation();
    if (!combobox.dropdownOpened) onChange('');
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <SoughtText
          value={value}
          onChange={change}
          onKeyDown={leaveByEsc}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggested.length === 0}>
        <Combobox.Options aria-label="Nalezené domy">
          {suggested.map((building) => (
            <Suggestion key={building.pasport_building_id} building={building} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface SoughtTextProps {
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

function SoughtText({ value, onChange, ...rest }: SoughtTextProps) {
  return (
    <TextInput
      {...rest}
      data-table-search
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      flex="1 1 12rem"
      maw="20rem"
      aria-label="Hledat dům"
      placeholder="Hledaný dům nebo ulice"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
      rightSection={
        value === '' ? null : (
          <CloseButton aria-label="Vymazat hledaný text" size="sm" onClick={() => onChange('')} />
        )
      }
    />
  );
}

function Suggestion({ building }: { building: Building }) {
  const { pasport_building_id, pasport_name, street_full, city_name } = building;
  const where = [street_full === pasport_name ? '' : street_full, city_name];
  return (
    <Combobox.Option value={String(pasport_building_id)}>
      {pasport_name}
      <small>{where.filter((part) => part !== '').map((part) => ` · ${part}`)}</small>
    </Combobox.Option>
  );
}
