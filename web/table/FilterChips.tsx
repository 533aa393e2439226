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
  const isHeld = useRef(false);
  const hold = () => void (isHeld.current = true);
  useEffect(() => {
    if (value !== undefined) bringIntoView(chosenIn(row.current));
  }, [value]);
  // Their counts make them wider; under the hand of somebody who is choosing, by keys too, the row does not move.
  const isCounted = choices.some(({ count }) => count !== undefined);
  useEffect(() => {
    const isChosenByKeys = row.current?.contains(document.activeElement) === true;
    if (isCounted && !isHeld.current && !isChosenByKeys) bringIntoView(chosenIn(row.current));
  }, [isCounted]);
  return (
    <div
      ref={row}
      className={styles.chips}
      role="group"
      aria-label={label}
      onPointerEnter={hold}
      onPointerDown={hold}
    >
      {choices.map((choice) => (
        <Chip
          key={choice.name}
          size="sm"
          variant="outline"
          checked={choice.name === value}
          onChange={(checked) => onChange(checked ? choice.name : undefined)}
        >
          {choice.text}
          <Count choice={choice} />
        </Chip>
      ))}
    </div>
  );
}

/** How many rows the choice leaves; what is not known yet has its place, so that choices do not move far. */
function Count({ choice }: { choice: FilterChoice }) {
  if (!('count' in choice)) return null;
  if (choice.count === undefined) return <span className={styles.awaited} aria-hidden="true" />;
  return <span className={styles.count}>{formatNumber(choice.count, 0)}</span>;
}

function chosenIn(row: HTMLElement | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>(':scope > :has(:checked)') ?? null;
}
