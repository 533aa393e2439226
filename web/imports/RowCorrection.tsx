import { Button, Group } from '@mantine/core';
import { z } from 'zod';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { SelectField, TextField, type FieldLook } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { FaultNote } from './FaultNote.tsx';
import { Notes } from './Notes.tsx';
import styles from './imports.module.css';
import { faultAt } from './row-columns.tsx';
import type { UsedColumn } from './row-columns.tsx';

/** Cells by the place of their column. */
export type CellValues = Record<string, string>;

interface RowCorrectionProps {
  readonly row: ImportRow;
  readonly batch: ImportBatch;
  readonly used: readonly UsedColumn[];
  /** Saves the cells; the row is judged at once. */
  readonly onSave: (cells: readonly string[]) => Promise<unknown>;
  /** Leaves the row out, or takes it for a record. */
  readonly onKeep: (kept: boolean) => void;
  readonly onClose: () => void;
}

const schema = z.record(z.string(), z.string().max(4000, 'Maximum 4000 znaků'));

function focusFault(panel: HTMLElement | null): void {
  const faulty = panel?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (faulty ?? panel?.querySelector('input'))?.focus();
}

type CellFieldProps = FieldBinding<string> & FieldLook & { readonly choices: readonly string[] };

/** A cell to be corrected; where only some words may stand in it, they are offered. */
function CellField({ choices, ...field }: CellFieldProps) {
  if (choices.length === 0) return <TextField {...field} autoComplete="off" />;
  const said = [...new Set(['', field.value, ...choices])];
  const options = said.map((value) => ({ value, label: value === '' ? '– prázdné –' : value }));
  return <SelectField {...field} options={options} />;
}

/** Corrects the cells of one row; what was wrong stands under each until it is changed. */
export function RowCorrection({ row, batch, used, onSave, onKeep, onClose }: RowCorrectionProps) {
  const initial: CellValues = Object.fromEntries(
    used.map(({ at }) => [String(at), row.cells[at] ?? '']),
  );
  const form = useContractForm<CellValues>({
    schema,
    initial,
    onSave: async (_changes, { values }) => {
      await onSave(row.cells.map((cell, at) => values[String(at)] ?? cell));
      return values;
    },
    onCancel: onClose,
  });
  const isLeftOut = row.state === 'left-out';
  const title = `Oprava řádku ${row.row_number}`;
  return (
    <div ref={focusFault} className={styles.correction}>
      <Form form={form} label={title}>
        <h4 className={styles.title}>{title}</h4>
        {isLeftOut ? <p className={styles.note}>Řádek se neimportuje: {row.reason}.</p> : null}
        <FaultNote fault={faultAt(row, -1)} />
        <Notes row={row} batch={batch} />
        <div className={styles.cells}>
          {used.map(({ at, label, hint, choices }) => {
            const field = form.field(String(at));
            const fault = field.value === initial[at] ? faultAt(row, at) : '';
            return (
              <CellField
                key={at}
                {...field}
                label={label}
                hint={hint === '' ? undefined : hint}
                error={field.error ?? (fault === '' ? undefined : fault)}
                choices={choices}
              />
            );
          })}
        </div>
        <ErrorLine error={form.error} remains="Opravené údaje zůstaly zachovány." />
        <Group gap="xs">
          <Button type="submit" loading={form.isSaving}>
            Uložit a zkontrolovat řádek
          </Button>
          <Button variant="default" onClick={() => onKeep(isLeftOut)}>
            {isLeftOut ? 'Zahrnout mezi záznamy' : 'Vynechat řádek'}
          </Button>
          <Button variant="default" onClick={() => void form.cancel()}>
            Zavřít
          </Button>
        </Group>
      </Form>
    </div>
  );
}
