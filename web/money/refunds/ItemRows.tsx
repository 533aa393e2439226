import { Fieldset } from '@mantine/core';
import type { Overpayment } from '#contract/money/refunds.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import { accountText } from '../words.ts';
import type { ItemRow } from './batch-form.ts';
import styles from './refunds.module.css';

interface ItemRowsProps extends FieldBinding<ItemRow[]> {
  /** The overpayments in the order of the items. */
  rows: readonly Overpayment[];
  /** What is wrong with the items, by their places: `0.payee_account`. */
  faults: Readonly<Record<string, string>>;
}

/** To whom how much is given back, one under the other. */
export function ItemRows(props: ItemRowsProps) {
  return props.value.map((item, at) => (
    <Item key={item.ledger_account_id} {...props} item={item} at={at} />
  ));
}

interface ItemProps extends ItemRowsProps {
  item: ItemRow;
  at: number;
}

function Item({ item, at, rows, value, onChange, onBlur, faults }: ItemProps) {
  const over = rows.find((row) => row.ledger_account_id === item.ledger_account_id);
  const field = <N extends keyof ItemRow>(name: N): FieldBinding<ItemRow[N]> => ({
    name: `items.${at}.${name}`,
    value: item[name],
    onChange: (part) =>
      onChange(value.map((one, place) => (place === at ? { ...one, [name]: part } : one))),
    onBlur,
    error: faults[`${at}.${name}`],
    required: name !== 'payee_name',
  });
  if (over === undefined) return null;
  return (
    <Fieldset
      className={styles.item ?? ''}
      legend={`${accountText(over)}: přeplatek ${formatMoney(over.amount)}`}
    >
      <MoneyField {...field('amount')} label="Vrátit" />
      <TextField
        {...field('payee_account')}
        label="Na účet"
        placeholder="19-2000145399/0800"
        autoComplete="off"
      />
      <TextField {...field('payee_name')} label="Příjemce" autoComplete="off" />
    </Fieldset>
  );
}
