import { Button } from '@mantine/core';
import { FilterChips } from './FilterChips.tsx';
import { ALL_ROWS, type RowChoices } from './row-choices.ts';

interface RowChipsProps<Row> {
  /** Name of the group for readers. */
  label: string;
  choices: RowChoices<Row>;
  /** All rows that may be chosen from; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** The choice as the address has it. */
  value: string | undefined;
  onChange: (name: string | undefined) => void;
}

/** The choices of a list, each with its count. */
export function RowChips<Row>({ label, choices, rows, value, onChange }: RowChipsProps<Row>) {
  return (
    <FilterChips
      label={label}
      choices={choices.counted(rows)}
      value={choices.chosen(value)}
      onChange={(name) => onChange(name === ALL_ROWS ? undefined : name)}
    />
  );
}

/** The way back to all rows, for a list of which the choice leaves none. */
export function AllRowsButton({ onChange }: Pick<RowChipsProps<never>, 'onChange'>) {
  return (
    <Button variant="default" onClick={() => onChange(undefined)}>
      Zobrazit vše
    </Button>
  );
}
