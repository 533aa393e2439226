import { Button, Group } from '@mantine/core';
import { z } from 'zod';
import type { ImportRow } from '#contract/imports.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { FaultNote } from './FaultNote.tsx';
import styles from './imports.module.css';
import { faultAt } from './row-columns.tsx';
import type { UsedColumn } from './row-columns.tsx';

/** Cells by the place of their column. */
export type CellValues = Record<string, string>;

interface RowCorrectionProps {
  readonly row: ImportRow;
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

/** Corrects the cells of one row; what was wrong stands under each until it is changed. */
export function RowCorrection({ row, used, onSave, onKeep, onClose }: RowCorrectionProps) {
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
        <div className={styles.cells}>
          {used.map(({ at, label, hint }) => {
            const field = form.field(String(at));
            const fault = field.value === initial[at] ? faultAt(row, at) : '';
            return (
              <TextField
                key={at}
                {...field}
                label={label}
                hint={hint === '' ? undefined : hint}
                error={field.error ?? (fault === '' ? undefined : fault)}
                autoComplete="off"
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
