import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '#web/icons/IconSearch.ts';
import type { KeyboardEvent } from 'react';

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
  /** Name for readers, when the placeholder does not say enough. */
  label?: string | undefined;
  /** The cursor starts here. */
  startsHere?: boolean;
}

function focus(box: HTMLInputElement | null): void {
  box?.focus();
}

/** A box for the sought text; its cross and Esc clear it. */
export function SearchBox({
  value,
  onChange,
  placeholder,
  label = placeholder,
  startsHere = false,
}: SearchBoxProps) {
  const clearByEsc = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    onChange('');
  };
  return (
    <TextInput
      type="text"
      data-table-search
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      w="min(100%, 22rem)"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      ref={startsHere ? focus : null}
      data-start={startsHere || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={clearByEsc}
      leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
      rightSection={
        value === '' ? null : (
          <CloseButton aria-label="Vymazat hledaný text" size="sm" onClick={() => onChange('')} />
        )
      }
    />
  );
}
