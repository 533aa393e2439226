import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { day } from '#contract/fields.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './rates.module.css';

/** An amount and its day as they are typed. */
export interface MoneyRow {
  readonly amount: string;
  readonly day: string | null;
}

interface MoneyRowsProps {
  /** What a row is: Dluh, Platba. */
  name: string;
  dayLabel: string;
  rows: readonly MoneyRow[];
  onRows: (rows: readonly MoneyRow[]) => void;
  /** Faults are told from the first attempt on. */
  wasSent: boolean;
  /** So many rows stay. */
  least: number;
}

/** Amounts with their days, one under the other. */
export function MoneyRows({ name, dayLabel, rows, onRows, wasSent, least }: MoneyRowsProps) {
  const change = (at: number, patch: Partial<MoneyRow>) =>
    onRows(rows.map((row, place) => (place === at ? { ...row, ...patch } : row)));
  const all = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  // The keyboard goes to the row that came, and stays where one went.
  const replace = (next: readonly MoneyRow[], at: number) => {
    flushSync(() => onRows(next));
    const amounts = all.current?.querySelectorAll<HTMLElement>('input[inputmode="decimal"]');
    (amounts?.[Math.min(at, next.length - 1)] ?? adding.current)?.focus();
  };
  return (
    <div ref={all} className={styles.moneyRows}>
      {rows.map((row, at) => (
        // Rows have no name but their place.
        <div key={`${name}-${String(at)}`} className={styles.moneyRow}>
          <TextInput
            label={`${name} ${at + 1}`}
            inputMode="decimal"
            className="k-figures"
            rightSection="Kč"
            value={row.amount}
            error={wasSent && !isSum(row.amount) ? 'Zadejte kladnou částku' : undefined}
            onChange={(event) => change(at, { amount: event.currentTarget.value })}
          />
          <DateInput
            label={dayLabel}
            value={row.day}
            error={wasSent && !day.safeParse(row.day).success ? 'Zadejte datum' : undefined}
            onChange={(value) => change(at, { day: value })}
          />
          {rows.length > least ? (
            <IconButton
              label={`Odebrat: ${name} ${at + 1}`}
              onClick={() =>
                replace(
                  rows.filter((_row, place) => place !== at),
                  at,
                )
              }
            >
              <IconTrash size="1.125rem" aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      <Button
        ref={adding}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size="1rem" aria-hidden="true" />}
        onClick={() => replace([...rows, { amount: '', day: null }], rows.length)}
      >
        {name === 'Dluh' ? 'Přidat dluh' : 'Přidat platbu'}
      </Button>
    </div>
  );
}

function isSum(text: string): boolean {
  const crowns = parseCzechNumber(text);
  return crowns !== null && crowns > 0;
}
