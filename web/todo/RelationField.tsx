import '@mantine/core/styles/Combobox.css';
import { Combobox, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import type { TodoRelation } from '#contract/todo/todo-words.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { inputProps, type FieldLook } from '#web/form/fields.tsx';
import { useFinds } from '#web/form/finds.ts';
import { rowSearch } from '#web/table/row-search.ts';
import { useRelations } from './todo.queries.ts';

/** Suggestions at once. */
const SUGGESTIONS = 12;

interface RelationFieldProps extends FieldBinding<number | null>, FieldLook {
  unit_id: number;
  kind: TodoRelation;
  /** The name of what is chosen already, while others are on their way. */
  known: string;
}

const { find } = rowSearch(({ name }: { readonly relation_id: number; readonly name: string }) => [
  name,
]);

/** A record of the chosen kind, found while typing its name. */
export function RelationField({ unit_id, kind, known, ...field }: RelationFieldProps) {
  const { value, onChange } = field;
  const offered = useRelations(unit_id, kind).data?.values ?? [];
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const found = find(offered, sought).slice(0, SUGGESTIONS);
  const chosen = offered.find(({ relation_id }) => relation_id === value)?.name ?? known;
  const choose = (option: string) => {
    combobox.closeDropdown();
    setTyped('');
    onChange(Number(option));
  };
  const best = () => find(offered, typed)[0]?.relation_id.toString();
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
          placeholder="Pište a vyberte"
          value={value === null ? typed : chosen}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label}>
          {found.map(({ relation_id, name }) => (
            <Combobox.Option key={relation_id} value={String(relation_id)}>
              {name}
            </Combobox.Option>
          ))}
          {found.length === 0 ? <Combobox.Empty>Nic takového tu není</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
