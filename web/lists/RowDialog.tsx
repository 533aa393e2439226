import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { FormValues } from '#web/form/changes.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { useCall } from '#web/lib/query.ts';
import { flash } from '#web/notices/flash.ts';
import { DeleteRow } from './DeleteRow.tsx';
import type { ListKind, StoredRow } from './list-kind.ts';
import { RowHistory } from './RowHistory.tsx';
import styles from './lists.module.css';

interface RowDialogProps<V extends FormValues, R extends StoredRow> {
  kind: ListKind<V, R>;
  /** Undefined for a new one. */
  row: R | undefined;
  onSaved?: (row: R) => void;
  /** Moves the row by one place. */
  onStep?: (by: -1 | 1) => void;
  onClose: () => void;
}

/** One row of a list: its fields, its place, its history, its deletion. */
export function RowDialog<V extends FormValues, R extends StoredRow>(props: RowDialogProps<V, R>) {
  const { kind, row, onSaved, onStep, onClose } = props;
  const reads = { invalidates: [kind.calls.list, ...kind.stale] };
  const creation = useCall(kind.calls.create, reads);
  const change = useCall(kind.calls.update, reads);
  const id = row === undefined ? 0 : kind.idOf(row);
  const form = useContractForm<V>({
    schema: kind.rules,
    initial: row === undefined ? kind.empty : kind.valuesOf(row),
    recordKey: id,
    version: row?.version,
    draftKey: `${kind.name}.${id}`,
    labels: kind.labels,
    texts: kind.texts,
    onSave: async (changes, { values, version }) => {
      const saved =
        id === 0
          ? await creation.mutateAsync({ body: values })
          : await change.mutateAsync({ params: { id }, body: { ...changes, version } });
      flash(`${saved.name}: záznam byl uložen`);
      onSaved?.(saved);
      return id === 0 ? kind.empty : kind.valuesOf(saved);
    },
    onCancel: onClose,
  });
  const isSystem = row?.is_system ?? false;
  const { Fields } = kind;
  return (
    <ModalForm
      form={form}
      title={row === undefined ? kind.titles.create : `${kind.titles.edit} ${row.name}`}
      saveLabel="Uložit"
      onClose={onClose}
    >
      {isSystem ? <p className={styles.note}>{kind.systemNote}</p> : null}
      <Fields form={form} isSystem={isSystem} />
      {row === undefined ? null : (
        <>
          <FormPanel heading="Historie" collapsible lazy>
            <Wide>
              <RowHistory kind={kind} row={row} />
            </Wide>
          </FormPanel>
          <div className={styles.tools}>
            <StepButton by={-1} onStep={onStep} />
            <StepButton by={1} onStep={onStep} />
            {isSystem ? null : <DeleteRow kind={kind} row={row} onDeleted={onClose} />}
          </div>
        </>
      )}
    </ModalForm>
  );
}

function StepButton({ by, onStep }: { by: -1 | 1; onStep: ((by: -1 | 1) => void) | undefined }) {
  const Arrow = by === -1 ? IconArrowUp : IconArrowDown;
  return (
    <Button
      variant="default"
      leftSection={<Arrow size="1.125rem" aria-hidden="true" />}
      onClick={() => onStep?.(by)}
    >
      {by === -1 ? 'Posunout výš' : 'Posunout níž'}
    </Button>
  );
}
