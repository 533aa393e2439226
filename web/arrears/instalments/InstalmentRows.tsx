import { Button, Fieldset } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { restOf, withAnother, withRest, type InstalmentRow } from './agreement-form.ts';
import styles from './instalments.module.css';

interface InstalmentRowsProps extends FieldBinding<InstalmentRow[] | null> {
  rows: readonly InstalmentRow[];
  /** How much there is to divide, in hellers. */
  debt: number;
  /** What is wrong with the rows, by their places: `0.amount`. */
  faults: Readonly<Record<string, string>>;
}

/** Instalments of own days and amounts; the last one takes what is left. */
export function InstalmentRows(props: InstalmentRowsProps) {
  const { rows, debt, error, onChange } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const rest = restOf(debt, rows);
  // The keyboard goes on in the new row.
  const add = () => {
    flushSync(() => onChange(withAnother(debt, rows)));
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [];
    Array.from(inputs).at(-1)?.focus();
  };
  return (
    <Fieldset ref={box} legend="Splátky" className={styles.box ?? ''}>
      {rows.map((_row, at) => (
        // Rows have no name but their place.
        <Row key={`instalment-${String(at)}`} {...props} at={at} />
      ))}
      <p className={styles.text} role="status">
        {rest === 0
          ? 'Splátky dávají přesně dohodnutý dluh'
          : rest > 0
            ? `Zbývá rozdělit ${formatMoney(rest)}`
            : `Splátky jsou o ${formatMoney(-rest)} vyšší než dluh`}
      </p>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={add}
        >
          Přidat splátku
        </Button>
      </div>
      {error === undefined ? null : (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </Fieldset>
  );
}

function Row({ rows, debt, at, faults, onChange, onBlur }: InstalmentRowsProps & { at: number }) {
  const row = rows[at] ?? { due_on: null, amount: null };
  const isLast = at + 1 === rows.length;
  const put = (patch: Partial<InstalmentRow>) => {
    const next = rows.map((one, place) => (place === at ? { ...one, ...patch } : one));
    onChange('amount' in patch && !isLast ? withRest(debt, next) : next);
  };
  const field = <N extends keyof InstalmentRow>(name: N): FieldBinding<InstalmentRow[N]> => ({
    name: `instalments.${at}.${name}`,
    value: row[name],
    onChange: (value) => put({ [name]: value }),
    onBlur,
    error: faults[`${at}.${name}`],
    required: true,
  });
  return (
    <div className={styles.row}>
      <DateField {...field('due_on')} label={`${at + 1}. splátka do`} />
      <MoneyField {...field('amount')} label={`Částka ${at + 1}`} />
      <IconButton
        label={`Odebrat ${at + 1}. splátku`}
        variant="subtle"
        disabled={rows.length === 1}
        onClick={() =>
          onChange(
            withRest(
              debt,
              rows.filter((_one, place) => place !== at),
            ),
          )
        }
      >
        <IconTrash size="1.125rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
