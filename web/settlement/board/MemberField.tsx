import { Autocomplete, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { foldText } from '#contract/rules/search.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { inputProps, type FieldLook } from '#web/form/fields.tsx';
import '@mantine/core/styles/Combobox.css';
import { offeredMembers, type Member } from './members.ts';

interface MemberFieldProps extends FieldBinding<string>, FieldLook {
  members: readonly Member[];
  /** Somebody of the address book was chosen. */
  onMember: (member: Member) => void;
}

const MOST_OFFERED = 8;

/** Who is asked: somebody of the address book while the name is typed, or any other name. */
export function MemberField({ members, onMember, ...field }: MemberFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const offered = useMemo(() => offeredMembers(members), [members]);
  const { required: _required, ...look } = { ...inputProps(field), onChange: field.onChange };
  return (
    <Autocomplete
      {...look}
      autoComplete="off"
      data={useMemo(() => [...offered.keys()], [offered])}
      filter={byWords}
      limit={MOST_OFFERED}
      value={field.value}
      onChange={(text) => {
        const member = offered.get(text);
        field.onChange(member?.full_name ?? text);
        if (member !== undefined) onMember(member);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // The key only closes the offer; the form around would be left by it.
        if (event.key === 'Escape' && isOpen) event.preventDefault();
      }}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  );
}

/** Names that have every word that is typed, whatever the case and diacritics; in the order in which they are offered. */
const byWords: OptionsFilter = ({ options, search, limit }) => {
  const words = foldText(search.trim()).split(/\s+/);
  return (options as ComboboxItem[])
    .filter(({ label }) => words.every((word) => foldText(label).includes(word)))
    .slice(0, limit);
};
