import type { ReactNode } from 'react';
import type { FormValues } from '#web/form/changes.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useCall } from '#web/lib/query.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import type { Steps } from '#web/ui/StepLine.tsx';
import { EndingsOffer } from './EndingsOffer.tsx';
import { RecordTools } from './RecordTools.tsx';
import type { RecordKind, RecordRules, StoredRecord } from './record-kind.ts';
import { useRecordForm } from './useRecordForm.ts';
import type { RecordFormInput, RecordFormState } from './useRecordForm.ts';
import styles from './record.module.css';

interface RecordFormProps<W, V extends FormValues, S extends StoredRecord> {
  kind: RecordRules<W, V, S>;
  where: W;
  form: RecordFormState<V>;
  /** Undefined for a new one. */
  record: S | undefined;
  /** Values in words for the history, where more of them are known than when the form began. */
  texts?: FieldTexts | undefined;
  /** What else can be done with the record, beside its deletion. */
  tools?: ReactNode;
  /** Its neighbours in the list that it was opened from. */
  steps?: Steps | undefined;
  onClose: () => void;
  /** Its fields. */
  children: ReactNode;
}

const usualLabels = { create: 'Uložit záznam', edit: 'Uložit změny' };

/** The dialog of one record over its form: the fields, the history, the deletion. */
export function RecordForm<W, V extends FormValues, S extends StoredRecord>(
  props: RecordFormProps<W, V, S>,
) {
  const { kind, where, form, record, steps, onClose, children } = props;
  const { titles, saveLabels = usualLabels } = kind;
  const note = record === undefined ? '' : (kind.note?.(record) ?? '');
  return (
    <ModalForm
      form={form}
      title={record === undefined ? titleOfNew(kind, where) : titles.edit(record, where)}
      saveLabel={record === undefined ? saveLabels.create : saveLabels.edit}
      steps={steps}
      onClose={onClose}
    >
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      {children}
      {record === undefined ? (
        <EndingsOffer endings={form.endings} from={form.values['valid_from']} />
      ) : (
        <StoredParts {...props} record={record} />
      )}
    </ModalForm>
  );
}

/** What is being made, and whose it is. */
function titleOfNew<W, V extends FormValues, S extends StoredRecord>(
  { titles: { create, of } }: RecordRules<W, V, S>,
  where: W,
): string {
  return of === undefined ? create : `${create}: ${of(where)}`;
}

interface StoredPartsProps<W, V extends FormValues, S extends StoredRecord> extends Omit<
  RecordFormProps<W, V, S>,
  'children'
> {
  record: S;
}

/** What a stored record has besides its fields: its history, and its deletion where it may be. */
export function StoredParts<W, V extends FormValues, S extends StoredRecord>(
  props: StoredPartsProps<W, V, S>,
) {
  const { kind, where, form, record, texts, tools, onClose } = props;
  const { isAllowed, question, ...removal } = kind.removal;
  const removing = useCall(kind.calls.remove, { invalidates: kind.stale });
  const params = kind.params(where, kind.idOf(record));
  return (
    <RecordTools
      history={kind.history?.(where, record)}
      labels={form.labels}
      texts={{ ...form.texts, ...texts }}
      tools={tools}
      removal={
        isAllowed?.(record) === false
          ? undefined
          : {
              ...removal,
              question: question(record),
              onRemove: () => removing.mutateAsync({ params }),
              onRemoved: () => {
                form.discard();
                onClose();
              },
            }
      }
    />
  );
}

interface RecordDialogProps<
  W,
  V extends FormValues,
  S extends StoredRecord,
> extends RecordFormInput<W, V, S> {
  readonly kind: RecordKind<W, V, S>;
  readonly tools?: ReactNode;
  readonly steps?: Steps | undefined;
}

/** One record, new or stored: what its kind says is all there is to it. */
export function RecordDialog<W, V extends FormValues, S extends StoredRecord>(
  props: RecordDialogProps<W, V, S>,
) {
  const { kind, where, record, tools, steps, onClose } = props;
  const form = useRecordForm(props);
  const { Fields } = kind;
  return (
    <RecordForm
      kind={kind}
      where={where}
      form={form}
      record={record}
      tools={tools}
      steps={steps}
      onClose={onClose}
    >
      <Fields where={where} form={form} record={record} />
    </RecordForm>
  );
}
