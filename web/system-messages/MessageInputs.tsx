import { systemMessageFields as fields } from '#contract/system-message-record.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { IdField } from '#web/form/IdField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import type { MessageValues } from './message-form.ts';
import { useOwnTasks } from './system-messages.queries.ts';

/** Fields of a system message. */
export function MessageInputs({ form }: { form: ContractForm<MessageValues> }) {
  const taskId = form.values.task_id;
  const own = useOwnTasks().map(({ task_id, message }) => ({ id: task_id, name: message }));
  const isOther = taskId !== null && own.every(({ id }) => id !== taskId);
  const choices = isOther ? [...own, { id: taskId, name: `Úloha č. ${taskId}` }] : own;
  return (
    <RecordFields
      fields={fields}
      form={form}
      controls={{
        message: (
          <TextAreaField
            {...form.field('message')}
            label={fields.message.label}
            hint={fields.message.hint}
            rows={4}
            data-autofocus
          />
        ),
        task_id: (
          <IdField
            {...form.field('task_id')}
            label={fields.task_id.label}
            hint={fields.task_id.hint}
            choices={choices}
            none="žádná"
          />
        ),
      }}
      rows={[
        ['active_from', 'active_to'],
        ['task_id', 'task_message'],
      ]}
    />
  );
}
