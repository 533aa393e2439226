import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { FormValues } from '#web/form/changes.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { usePersons } from '../people/persons.ts';
import { useNewPerson } from '../people/useNewPerson.tsx';
import { personText } from './person-rule.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import type { SpaceIds } from './records.queries.ts';
import styles from './records.module.css';
import { useDeleteRecord, useSaveRecord } from './useRecordChanges.ts';

interface RecordDialogProps<V extends FormValues, S extends StoredRecord> {
  kind: RecordKind<V, S>;
  ids: SpaceIds;
  /** Undefined for a new one. */
  record: S | undefined;
  initial: V;
  texts?: FieldTexts | undefined;
  onSaved: (record: S) => void;
  onClose: () => void;
}

/** One record of a space over time: its fields, its history, its deletion. */
export function RecordDialog<V extends FormValues, S extends StoredRecord>(
  props: RecordDialogProps<V, S>,
) {
  const { kind, ids, record, initial, texts, onSaved, onClose } = props;
  const id = record === undefined ? 0 : kind.idOf(record);
  const save = useSaveRecord(kind, ids, id);
  const { nameOf } = usePersons(ids.unit_id, 'address_id' in initial);
  const words = { address_id: personText(nameOf), ...texts };
  const form = useContractForm<V>({
    schema: kind.rules,
    initial,
    recordKey: id,
    version: record?.version,
    draftKey: `${kind.name}.${ids.unit_id}.${ids.pasport_id}.${id}`,
    labels: kind.labels,
    texts: words,
    onSave: async (changes, context) => {
      const saved = await save(changes, context);
      onSaved(saved);
      return id === 0 ? initial : kind.valuesOf(saved);
    },
    onCancel: onClose,
  });
  const newPerson = useNewPerson(ids.unit_id, (address_id) =>
    form.setFields({ address_id } as unknown as Partial<V>),
  );
  const { Fields } = kind;
  // One dialog at a time: a form within a form would save with it.
  if (newPerson.dialog !== null) return newPerson.dialog;
  return (
    <ModalForm
      form={form}
      title={record === undefined ? kind.titles.create : kind.titles.edit}
      saveLabel="Uložit"
      onClose={onClose}
    >
      <Fields ids={ids} form={form} record={record} onNewPerson={newPerson.ask} />
      {record === undefined ? null : (
        <Stored
          kind={kind}
          ids={ids}
          record={record}
          texts={words}
          onClose={() => {
            form.discard();
            onClose();
          }}
        />
      )}
    </ModalForm>
  );
}

type StoredProps<V extends FormValues, S extends StoredRecord> = Pick<
  RecordDialogProps<V, S>,
  'kind' | 'ids' | 'texts' | 'onClose'
> & { record: S };

/** What a stored record has besides its fields. */
function Stored<V extends FormValues, S extends StoredRecord>(props: StoredProps<V, S>) {
  const { kind, ids, record, texts, onClose } = props;
  const deletion = useDeleteRecord(kind, ids, record, onClose);
  return (
    <>
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <RecordHistory
            record_type={kind.history}
            unit_id={ids.unit_id}
            record_id={kind.idOf(record)}
            labels={kind.labels}
            texts={texts}
          />
        </Wide>
      </FormPanel>
      <div className={styles.deletion}>
        <Button
          variant="subtle"
          color="red"
          loading={deletion.isPending}
          leftSection={<IconTrash size="1.125rem" aria-hidden="true" />}
          onClick={() => void deletion.remove()}
        >
          Smazat záznam
        </Button>
        <ErrorLine error={deletion.error} />
      </div>
    </>
  );
}
