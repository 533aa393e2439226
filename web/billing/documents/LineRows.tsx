import { Button, Fieldset, NativeSelect } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  documentRates,
  suppliedUnit,
  suppliedUnitValue,
  type DocumentLine,
} from '#contract/billing/document-lines.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { emptyLine, lineTotal, withBase, withTotal, type LineInput } from './document-form.ts';
import styles from './documents.module.css';

interface LineRowsProps extends FieldBinding<DocumentLine[]> {
  label: string;
  /** At which a line is offered that has none before it. */
  usualRate: number;
  /** What is wrong with the lines, by their places: `0.tax`. */
  faults: Readonly<Record<string, string>>;
}

const units = suppliedUnit.options.map((value) => ({
  value,
  label: suppliedUnitValue.text(value),
}));

/** For what, how much and for how much: by the base and its tax, or by the sum with tax, whichever is on the paper. */
export function LineRows({
  label,
  usualRate,
  value,
  onChange,
  onBlur,
  error,
  faults,
}: LineRowsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const lines: readonly LineInput[] =
    value.length === 0 ? [emptyLine(undefined, usualRate)] : value;
  const put = (next: readonly LineInput[]) => onChange(next as DocumentLine[]);
  // The keyboard goes on in the new line.
  const add = () => {
    flushSync(() => put([...lines, emptyLine(lines.at(-1), usualRate)]));
    const first = box.current?.querySelectorAll<HTMLInputElement>('input[name$=".subject"]') ?? [];
    Array.from(first).at(-1)?.focus();
  };
  const totals = lines.map(lineTotal);
  const sum = totals.reduce<number>((all, total) => all + (total ?? 0), 0);
  return (
    <Fieldset
      ref={box}
      legend={label}
      className={styles.lines ?? ''}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      {lines.map((line, at) => (
        <Line
          // Lines have no name but their place.
          key={`line-${String(at)}`}
          line={line}
          at={at}
          faults={faults}
          onChange={(changed) => put(lines.map((one, place) => (place === at ? changed : one)))}
          onRemove={
            lines.length > 1 ? () => put(lines.filter((_one, place) => place !== at)) : undefined
          }
        />
      ))}
      {error === undefined ? null : (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
      <div className={styles.foot}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={add}
        >
          Přidat řádek
        </Button>
        <output className={styles.sum}>{`Celkem s daní ${formatMoney(sum)}`}</output>
      </div>
    </Fieldset>
  );
}

interface LineProps {
  line: LineInput;
  at: number;
  faults: Readonly<Record<string, string>>;
  onChange: (line: LineInput) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

function Line({ line, at, faults, onChange, onRemove }: LineProps) {
  const count = at + 1;
  const bound = <N extends keyof LineInput>(
    name: N,
    change: (value: LineInput[N]) => LineInput,
  ) => ({
    name: `line_rows.${at}.${name}`,
    value: line[name],
    onChange: (value: LineInput[N]) => onChange(change(value)),
    onBlur: () => undefined,
    error: faults[`${at}.${name}`],
    required: false,
  });
  return (
    <div className={styles.line} role="group" aria-label={`Řádek ${count}`}>
      <div className={styles.subject}>
        <TextField
          {...bound('subject', (subject) => ({ ...line, subject }))}
          label="Předmět"
          placeholder="Tepelná energie"
        />
      </div>
      <NumberField
        {...bound('quantity', (quantity) => ({ ...line, quantity }))}
        label="Množství"
        decimals={0}
      />
      <SelectField
        {...bound('measured_unit', (measured_unit) => ({ ...line, measured_unit }))}
        label="Jednotka"
        options={units}
      />
      <MoneyField
        {...bound('base', (base) => withBase(line, base, line.tax_rate))}
        label="Základ"
        required
      />
      <NativeSelect
        label="Sazba"
        name={`line_rows.${at}.tax_rate`}
        error={faults[`${at}.tax_rate`]}
        value={String(line.tax_rate)}
        data={[...new Set([...documentRates, line.tax_rate])].map((rate) => ({
          value: String(rate),
          label: `${rate}\u00A0%`,
        }))}
        onChange={({ currentTarget: { value } }) =>
          onChange(withBase(line, line.base, Number(value)))
        }
      />
      <MoneyField {...bound('tax', (tax) => ({ ...line, tax }))} label="Daň" />
      <MoneyField
        {...bound('base', (total) => withTotal(line, total))}
        name={`line_rows.${at}.total`}
        value={lineTotal(line)}
        error={undefined}
        label="Celkem s daní"
      />
      {onRemove === undefined ? null : (
        <IconButton label={`Odebrat řádek ${count}`} variant="subtle" onClick={onRemove}>
          <IconTrash size="1.125rem" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
