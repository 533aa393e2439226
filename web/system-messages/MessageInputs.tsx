import type { useContractForm } from '#web/form/useContractForm.ts';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { MomentField } from '#web/form/MomentField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import type { MessageValues } from './message-form.ts';
import { messageLabels as labels } from './message-words.tsx';
import { useOwnTasks } from './system-messages.queries.ts';

const label = (field: keyof MessageValues & string) => labels[field] ?? field;

/** Fields of a system message. */
export function MessageInputs({
  form,
}: {
  form: ReturnType<typeof useContractForm<MessageValues>>;
}) {
  const taskId = form.values.task_id;
  const own = useOwnTasks().map(({ task_id, message }) => ({ id: task_id, name: message }));
  const isOther = taskId !== null && own.every(({ id }) => id !== taskId);
  const choices = isOther ? [...own, { id: taskId, name: `Úloha č. ${taskId}` }] : own;
  return (
    <>
      <TextAreaField
        {...form.field('message')}
        label={label('message')}
        rows={4}
        hint="Prostý text, nejvýše 2 000 znaků"
        data-autofocus
      />
      <FieldRow kind="pair">
        <MomentField {...form.field('active_from')} label={label('active_from')} />
        <MomentField
          {...form.field('active_to')}
          label={label('active_to')}
          hint="Prázdné: dokud hlášení nevypnete"
        />
      </FieldRow>
      <NumberField
        {...form.field('message_priority')}
        label={label('message_priority')}
        hint="Nižší číslo se zobrazí dřív; výchozí je 99"
      />
      <SwitchField {...form.field('is_active')} label={label('is_active')} />
      <SwitchField {...form.field('red_alert')} label={label('red_alert')} />
      <SwitchField {...form.field('remember_user')} label={label('remember_user')} />
      <SwitchField {...form.field('show_update_stamp')} label={label('show_update_stamp')} />
      <SwitchField {...form.field('is_public')} label={label('is_public')} />
      <FieldRow kind="pair">
        <IdField
          {...form.field('task_id')}
          label={label('task_id')}
          choices={choices}
          none="žádná"
          hint="Hlášení uvidí jen uživatelé vaší organizace"
        />
        <TextField
          {...form.field('task_message')}
          label={label('task_message')}
          autoComplete="off"
        />
      </FieldRow>
    </>
  );
}
