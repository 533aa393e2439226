import { Button, Fieldset } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { AccountField } from './AccountField.tsx';
import styles from './money.module.css';
import { MeantClaims } from './MeantClaims.tsx';
import { NO_PART, restOf, type PartRow } from './payment-parts.ts';

interface PartRowsProps extends FieldBinding<PartRow[] | null> {
  unit_id: number;
  /** The row that stands while nothing was said. */
  offered: PartRow;
  /** How much there is to divide. */
  amount: number;
  payment_id: number;
  /** What is wrong with the rows, by their places: `0.amount`. */
  faults: Readonly<Record<string, string>>;
}

/** Accounts to which a payment belongs, one under the other, and what of it is left. */
export function PartRows(props: PartRowsProps) {
  const { offered, onChange, amount, error } = props;
  const rows = props.value ?? [offered];
  const box = useRef<HTMLFieldSetElement>(null);
  const rest = restOf(amount, rows);
  // The keyboard goes on in the new row, and after a row that has gone in the last one.
  const put = (next: PartRow[]) => {
    flushSync(() => onChange(next));
    Array.from(box.current?.querySelectorAll<HTMLElement>('[role="combobox"], button') ?? [])
      .findLast((one) => one.matches('[role="combobox"]') || next.length === 0)
      ?.focus();
  };
  return (
    <Fieldset ref={box} legend="Přiřazeno kontům" className={styles.owners ?? ''}>
      {rows.map((_row, at) => (
        <Row
          // Rows have no name but their place.
          key={`part-${String(at)}`}
          {...props}
          rows={rows}
          at={at}
          onRemove={() => put(rows.filter((_other, place) => place !== at))}
        />
      ))}
      <p className={styles.rest} role="status">
        {rest === 0
          ? 'Rozděleno celé'
          : rest > 0
            ? `Zbývá přiřadit ${formatMoney(rest)}`
            : `Rozděleno je o ${formatMoney(-rest)} víc, než kolik přišlo`}
      </p>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={() => put([...rows, { ...NO_PART, amount: Math.max(rest, 0) || null }])}
        >
          Přidat konto
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

interface RowProps extends PartRowsProps {
  rows: readonly PartRow[];
  at: number;
  onRemove: () => void;
}

function Row(props: RowProps) {
  const { rows, onChange, onBlur, unit_id, faults, at, onRemove } = props;
  const row = rows[at] ?? NO_PART;
  const change = (part: Partial<PartRow>) =>
    onChange(rows.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const field = <N extends 'ledger_account_id' | 'amount'>(name: N): FieldBinding<PartRow[N]> => ({
    name: `parts.${at}.${name}`,
    value: row[name],
    onChange: (part) => change({ [name]: part }),
    onBlur,
    error: faults[`${at}.${name}`],
    required: true,
  });
  const many = rows.length > 1;
  return (
    <div className={styles.row}>
      <AccountField
        {...field('ledger_account_id')}
        // Claims are of the account.
        onChange={(ledger_account_id) => change({ ledger_account_id, claims: [] })}
        label={many ? `Konto ${at + 1}` : 'Konto'}
        unit_id={unit_id}
        data-autofocus={at === 0 && row.ledger_account_id === null ? true : undefined}
      />
      <MoneyField {...field('amount')} label={many ? `Částka ${at + 1}` : 'Částka'} />
      <IconButton label={`Odebrat konto ${at + 1}`} variant="subtle" onClick={onRemove}>
        <IconTrash size="1.125rem" aria-hidden="true" />
      </IconButton>
      {row.ledger_account_id === null ? null : (
        <MeantClaims
          key={row.ledger_account_id}
          unit_id={unit_id}
          ledger_account_id={row.ledger_account_id}
          payment_id={props.payment_id}
          amount={row.amount}
          value={row.claims}
          onChange={(claims) => change({ claims })}
        />
      )}
    </div>
  );
}
