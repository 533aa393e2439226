import '@mantine/core/styles/Chip.css';
import { Chip } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatNumber } from '#web/lib/czech.ts';
import { bringIntoView } from '#web/ui/bring-into-view.ts';
import styles from './FilterChips.module.css';

interface FilterChoice {
  readonly name: string;
  readonly text: string;
  /** How many rows it leaves; nothing is said while that is not known. */
  readonly count?: number | undefined;
}

interface FilterChipsProps {
  /** Name of the group for readers. */
  label: string;
  choices: readonly FilterChoice[];
  /** Name of the chosen one; undefined for none. */
  value: string | undefined;
  onChange: (name: string | undefined) => void;
}

/** Choices over the rows of a table, each with its count; the chosen one is undone by choosing it again. */
export function FilterChips({ label, choices, value, onChange }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  // Their counts make them wider.
  const isCounted = choices.some(({ count }) => count !== undefined);
  useEffect(() => {
    if (value !== undefined && isCounted) bringIntoView(chosenIn(row.current));
  }, [value, isCounted]);
  return (
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
      {choices.map(({ name, text, count }) => (
        <Chip
          key={name}
          size="sm"
          variant="outline"
          checked={name === value}
          onChange={(checked) => onChange(checked ? name : undefined)}
        >
          {text}
          {count === undefined ? null : (
            <span className={styles.count}>{formatNumber(count, 0)}</span>
          )}
        </Chip>
      ))}
    </div>
  );
}

function chosenIn(row: HTMLElement | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>(':scope > :has(:checked)') ?? null;
}
