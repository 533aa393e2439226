import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import { SelectField } from '#web/form/fields.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { reread, useCall } from '#web/lib/query.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { goToRows } from '#web/table/row-commands.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { editWord, judgedValue, previewOf, refusedIn } from './bulk-change.ts';
import type { BulkField, BulkKind, BulkRow } from './bulk-kind.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { BulkValue } from './BulkValue.tsx';
import { Refusal } from './Refusal.tsx';
import styles from './bulk.module.css';

/** What is to be done with the records. */
export type Task = 'edit' | 'hide' | 'show';

interface BulkDialogProps<R extends BulkRow> {
  task: Task;
  kind: BulkKind<R>;
  unit_id: number;
  rows: readonly R[];
  onClose: () => void;
}

/** What of the picked records is going to change and how, before it is saved at once. */
export function BulkDialog<R extends BulkRow>(props: BulkDialogProps<R>) {
  const { task, kind, rows, onClose } = props;
  useReturnedFocus();
  const form = useBulkForm(props);
  const { field, preview, judged } = form;
  const words = {
    edit: editWord(kind),
    hide: kind.hiding?.hide ?? '',
    show: kind.hiding?.show ?? '',
  };
  const refused = refusedIn(form.error, kind, rows);
  const isReady = 'value' in judged && form.hindrance === '' && preview.changing.length > 0;
  return (
    <Modal opened onClose={onClose} title={`${words[task]}: ${recordsText(rows.length)}`} size="lg">
      <div className={styles.dialog}>
        {task === 'edit' ? <EditedField kind={kind} form={form} /> : null}
        {form.hindrance === '' && 'value' in judged ? (
          <BulkPreview kind={kind} field={field} value={judged.value} preview={preview} />
        ) : null}
        <Refusal refused={refused} />
        <DialogFoot note={<ErrorLine error={refused.length > 0 ? null : form.error} />}>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button loading={form.isSaving} disabled={!isReady} onClick={form.save}>
            {words[task] === 'Upravit' ? 'Uložit změny' : words[task]}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

/** Which field of the records changes, and to what. */
function EditedField<R extends BulkRow>({ kind, form }: { kind: BulkKind<R>; form: Form<R> }) {
  const { field, hindrance } = form;
  return (
    <>
      {kind.fields.length === 1 ? null : (
        <SelectField
          name="field"
          label="Co změnit"
          value={field.name}
          onChange={form.choose}
          onBlur={() => undefined}
          error={hindrance === '' ? undefined : hindrance}
          required={false}
          data-autofocus
          options={kind.fields.map(({ name, described }) => ({
            value: name,
            label: described.label,
          }))}
        />
      )}
      {hindrance === '' ? (
        <BulkValue
          key={field.name}
          field={field}
          value={form.value}
          error={'fault' in form.judged && form.judged.fault !== '' ? form.judged.fault : undefined}
          onChange={form.type}
          onEmpty={form.empty}
        />
      ) : null}
    </>
  );
}

type Form<R extends BulkRow> = ReturnType<typeof useBulkForm<R>>;

/** A text is said once it is typed; what is chosen from a list is said as it stands there. */
const isChosen = <R,>({ choices, none, described }: BulkField<R>) =>
  choices === undefined ? described.value.kind === 'choice' : none !== undefined;

/** The value that the records are to have, and what is wrong with it; nothing is while nothing is said. */
function draftOf<R>(task: Task, field: BulkField<R>, typed: { value: unknown } | null) {
  if (task !== 'edit') return { value: task === 'hide', judged: { value: task === 'hide' } };
  const { value } = typed ?? { value: field.described.value.empty };
  const isSaid = typed !== null || isChosen(field);
  return { value, judged: isSaid ? judgedValue(field, value) : { fault: '' } };
}

/** Only what may be empty, and is not chosen, is emptied by a button. */
const isEmptied = <R,>(field: BulkField<R>) => field.choices === undefined && !isChosen(field);

function useBulkForm<R extends BulkRow>({
  task,
  kind,
  unit_id,
  rows,
  onClose,
}: BulkDialogProps<R>) {
  const [name, setName] = useState(kind.fields[0]?.name);
  const [typed, setTyped] = useState<{ value: unknown } | null>(null);
  const isEdit = task === 'edit';
  const edited = kind.fields.find((one) => one.name === name);
  const field: BulkField<R> | undefined =
    (isEdit ? edited : undefined) ?? kind.hiding ?? kind.fields[0];
  if (field === undefined) throw new Error('Nothing of these records can be changed at once.');
  const { value, judged } = draftOf(task, field, typed);
  const preview = previewOf(rows, field, 'value' in judged ? judged.value : undefined);
  const { mutate, isPending, error } = useCall(kind.call, { invalidates: kind.stale });
  const save = () => {
    if (!('value' in judged)) return;
    const records = preview.changing.map((row) => ({ id: kind.idOf(row), version: row.version }));
    mutate(
      { params: { unit_id }, body: { records, fields: { [field.name]: judged.value } } },
      {
        // Somebody has changed a record meanwhile: what is shown is read again.
        onError: () => reread(kind.stale),
        onSuccess: (answer) => {
          flash(changedText(answer.changed_count), answer);
          onClose();
          // Where the records have left the list, so has the button that opened the dialog.
          requestAnimationFrame(() => document.activeElement === document.body && goToRows());
        },
      },
    );
  };
  return {
    field,
    value,
    judged,
    preview,
    error,
    save,
    isSaving: isPending,
    hindrance: field.hindrance?.(rows) ?? '',
    choose: (next: string) => {
      setName(next);
      setTyped(null);
    },
    type: (next: unknown) => setTyped({ value: next }),
    /** Of what may be empty and cannot be chosen to be. */
    empty: isEmptied(field) ? () => setTyped({ value: field.described.value.empty }) : undefined,
  };
}

/** '12 záznamů' */
function recordsText(count: number): string {
  return `${formatNumber(count, 0)} ${czechPlural(count, 'záznam', 'záznamy', 'záznamů')}`;
}

/** 'Změněn 1 záznam', 'Změněno 12 záznamů' */
function changedText(count: number): string {
  return `${czechPlural(count, 'Změněn', 'Změněny', 'Změněno')} ${recordsText(count)}`;
}
