import {
  createSystemMessage,
  deleteSystemMessage,
  updateSystemMessage,
} from '#contract/system-messages.ts';
import type { AdminSystemMessage } from '#contract/system-messages.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import { systemMessageFields } from '#contract/system-message-record.ts';
import { shortened } from '#web/lib/shortened.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { messageSchema } from './message-form.ts';
import type { MessageValues } from './message-form.ts';
import { MessageInputs } from './MessageInputs.tsx';
import { Preview } from './Preview.tsx';
import { messageReads } from './system-messages.queries.ts';

/** System messages as a system admin writes them, with how their readers will see them. */
export const messageKind: RecordKind<unknown, MessageValues, AdminSystemMessage> = {
  calls: {
    create: createSystemMessage,
    update: updateSystemMessage,
    remove: deleteSystemMessage,
  },
  params: (_portal, system_message_id) => ({ system_message_id }),
  stale: messageReads,
  draftKey: (_portal, id) => `system-message.${id}`,
  rules: messageSchema,
  labels: labelsOf(systemMessageFields),
  idOf: ({ system_message_id }) => system_message_id,
  valuesOf: (message) => valuesOf(systemMessageFields, message),
  titles: {
    create: 'Nové systémové hlášení',
    edit: ({ message }) => `Systémové hlášení: ${shortened(message)}`,
  },
  saveLabels: { create: 'Založit hlášení', edit: 'Uložit změny' },
  told: (_message, isNew) => (isNew ? 'Hlášení bylo založeno' : 'Změny byly uloženy'),
  removal: {
    label: 'Smazat hlášení',
    question: () =>
      'Hlášení zmizí všem, i z přehledu odložených. Chcete-li ho jen skrýt, vypněte ho.',
  },
  Fields: MessageFields,
};

function MessageFields(props: FieldsProps<unknown, MessageValues, AdminSystemMessage>) {
  const { form, record } = props;
  return (
    <>
      <MessageInputs form={form} />
      <Preview values={form.values} updated={record?.updated} />
    </>
  );
}
