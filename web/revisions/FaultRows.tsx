import { Button, Fieldset, Textarea } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RevisionFault } from '#contract/report-record.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './revisions.module.css';

type Faults = Readonly<Record<string, string>>;

interface FaultRowsProps extends FieldBinding<RevisionFault[]> {
  label: string;
  /** What is wrong with the rows, by their places: `0.repair_by`. */
  faults: Faults;
}

const none: RevisionFault = { fault: '', repair_by: null, repaired_on: null };

/** What an inspection has found, one under the other, each with its term and the day of its repair. */
export function FaultRows({ label, value, onChange, onBlur, error, faults }: FaultRowsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const rows = value.length === 0 ? [none] : value;
  const change = (at: number, patch: Partial<RevisionFault>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...patch } : row)));
  // The keyboard goes on in the new row, and after a row that has gone in the last one.
  const put = (next: RevisionFault[]) => {
    flushSync(() => onChange(next));
    Array.from(box.current?.querySelectorAll('textarea') ?? [])
      .at(-1)
      ?.focus();
  };
  return (
    <Fieldset
      ref={box}
      legend={label}
      className={styles.faultRows ?? ''}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      {rows.map((row, at) => (
        <FaultRow
          // Rows have no name but their place.
          key={`fault-${String(at)}`}
          row={row}
          count={at + 1}
          errorOf={(name) =>
            faults[`${at}.${name}`] ?? (at === 0 && name === 'fault' ? error : undefined)
          }
          onChange={(patch) => change(at, patch)}
          onRemove={
            rows.length > 1 ? () => put(rows.filter((_row, place) => place !== at)) : undefined
          }
        />
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size="1rem" aria-hidden="true" />}
        onClick={() => put([...rows, none])}
      >
        Přidat závadu
      </Button>
    </Fieldset>
  );
}

interface FaultRowProps {
  row: RevisionFault;
  /** Its place, from one. */
  count: number;
  errorOf: (name: keyof RevisionFault) => string | undefined;
  onChange: (patch: Partial<RevisionFault>) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

function FaultRow({ row, count, errorOf, onChange, onRemove }: FaultRowProps) {
  return (
    <div className={styles.faultRow}>
      <Textarea
        className={styles.faultText ?? ''}
        label={`Závada ${count}`}
        required
        rows={2}
        value={row.fault}
        error={errorOf('fault')}
        onChange={(event) => onChange({ fault: event.currentTarget.value })}
      />
      <DateInput
        label={`Závadu ${count} odstranit do`}
        value={row.repair_by}
        error={errorOf('repair_by')}
        onChange={(repair_by) => onChange({ repair_by })}
      />
      <DateInput
        label={`Závada ${count} odstraněna dne`}
        value={row.repaired_on}
        error={errorOf('repaired_on')}
        onChange={(repaired_on) => onChange({ repaired_on })}
      />
      {onRemove === undefined ? null : (
        <IconButton label={`Odebrat závadu ${count}`} onClick={onRemove}>
          <IconTrash size="1.125rem" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
