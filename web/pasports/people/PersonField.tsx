import '@mantine/core/styles/Combobox.css';
import { Combobox, TextInput } from '@mantine/core';
import { IconUserPlus } from '#web/icons/IconUserPlus.ts';
import { useDeferredValue, useState } from 'react';
import type { AddressRow } from '#contract/addresses.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { inputProps } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';
import { useFinds } from '#web/form/finds.ts';
import { foldText } from '#contract/rules/search.ts';
import { soughtNames } from '#contract/rules/sought-name.ts';
import { rowSearch } from '#web/table/row-search.ts';
import styles from './people.module.css';
import { usePersons } from './persons.ts';

/** Suggestions at once, as with buildings (specification, section 9). */
const SUGGESTIONS = 10;
const NEW_PERSON = 'new';

interface PersonFieldProps extends FieldBinding<number | null>, FieldLook {
  unit_id: number;
  /** Name of the chosen one where the list does not hold it, such as a hidden person. */
  known?: string | undefined;
  onNew: (typed: string) => void;
}

const { find } = rowSearch((person: AddressRow) => [
  ...soughtNames(person),
  person.street,
  person.city,
  person.phone,
  person.email,
  person.other_contacts,
  person.business_id,
]);

/** One person or firm of the address book, found while typing. */
export function PersonField({ unit_id, known, onNew, ...field }: PersonFieldProps) {
  const { value, onChange } = field;
  const { persons, nameOf } = usePersons(unit_id);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const found = bestOf(persons, sought).slice(0, SUGGESTIONS);
  const choose = (option: string) => {
    combobox.closeDropdown();
    if (option === NEW_PERSON) return onNew(typed);
    setTyped('');
    return onChange(Number(option));
  };
  const best = () => bestOf(persons, typed)[0]?.address_id.toString();
  const { combobox, onKeyDown } = useFinds({ typed, sought, best, choose });

  const type = (text: string) => {
    setTyped(text);
    if (value !== null) onChange(null);
    combobox.openDropdown();
  };
  const leave = () => {
    combobox.closeDropdown();
    field.onBlur();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(field)}
          autoComplete="off"
          placeholder="Začněte psát jméno"
          value={value === null ? typed : (nameOf(value) ?? known ?? '')}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label}>
          <div className={styles.found}>
            {found.map((person) => (
              <Suggestion key={person.address_id} person={person} />
            ))}
          </div>
          {found.length === 0 ? (
            <Combobox.Empty>V adresáři nikdo takový není</Combobox.Empty>
          ) : null}
          <Combobox.Option value={NEW_PERSON} className={styles.fresh ?? ''}>
            <IconUserPlus size="1rem" aria-hidden="true" /> Nová osoba
            {typed.trim() === '' ? null : ` „${typed.trim()}“`}
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

// Whose name begins with the text comes before those found by a street.
function bestOf(persons: readonly AddressRow[], sought: string): readonly AddressRow[] {
  const found = find(persons, sought);
  const needle = foldText(sought.trim());
  if (needle === '') return found;
  const isNamed = ({ full_name }: AddressRow) => foldText(full_name).startsWith(needle);
  return [...found.filter(isNamed), ...found.filter((person) => !isNamed(person))];
}

function Suggestion({ person }: { person: AddressRow }) {
  const { address_id, full_name, street, city } = person;
  return (
    <Combobox.Option value={String(address_id)}>
      {full_name}
      <span className={styles.where}>
        {[street, city].filter((part) => part !== '').join(', ')}
      </span>
    </Combobox.Option>
  );
}
