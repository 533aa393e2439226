import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { AdminSystemMessage } from '#contract/system-messages.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { Removal } from '#web/record/Removal.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { emptyMessage, messageChanges, messageSchema, messageValues } from './message-form.ts';
import type { MessageValues } from './message-form.ts';
import { MessageInputs } from './MessageInputs.tsx';
import { messageLabels as labels } from './message-words.tsx';
import { Preview } from './Preview.tsx';
import styles from './system-messages.module.css';
import {
  useCreateSystemMessage,
  useDeleteSystemMessage,
  useSaveSystemMessage,
  useShowAgain,
} from './system-messages.queries.ts';

interface MessageDialogProps {
  /** Undefined for a new one. */
  message: AdminSystemMessage | undefined;
  onClose: () => void;
}

/** A system message, new or known, with how its readers will see it. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const save = useSaving(message);
  const id = message?.system_message_id ?? 0;
  const form = useContractForm<MessageValues>({
    schema: messageSchema,
    initial: message === undefined ? emptyMessage : messageValues(message),
    recordKey: id,
    version: message?.version,
    draftKey: `system-message.${id}`,
    labels,
    onSave: async (changes, { values, version }) => save(changes, values, version),
    onCancel: onClose,
  });
  const leave = () => {
    form.discard();
    onClose();
  };
  return (
    <ModalForm
      form={form}
      title={message === undefined ? 'Nové systémové hlášení' : 'Systémové hlášení'}
      saveLabel={message === undefined ? 'Založit hlášení' : 'Uložit změny'}
      size="44rem"
      onClose={onClose}
    >
      <MessageInputs form={form} />
      <Preview values={form.values} updated={message?.updated} />
      {message === undefined ? null : <MessageTools message={message} onRemoved={leave} />}
    </ModalForm>
  );
}

function useSaving(message: AdminSystemMessage | undefined) {
  const creation = useCreateSystemMessage();
  const saving = useSaveSystemMessage();
  return async (changes: object, values: MessageValues, version: number | undefined) => {
    const saved =
      message === undefined
        ? await creation.mutateAsync({ body: messageSchema.parse(values) })
        : await saving.mutateAsync({
            params: { system_message_id: message.system_message_id },
            body: { ...messageChanges.parse(changes), version },
          });
    flash(message === undefined ? 'Hlášení bylo založeno' : 'Změny byly uloženy');
    return message === undefined ? emptyMessage : saved;
  };
}

interface ToolsProps {
  message: AdminSystemMessage;
  onRemoved: () => void;
}

function MessageTools({ message: { system_message_id, remember_user }, onRemoved }: ToolsProps) {
  const showing = useShowAgain();
  const removal = useDeleteSystemMessage();
  const params = { system_message_id };
  const showAgain = () =>
    showing.mutate(
      { params, body: { system_message_id } },
      {
        onSuccess: () => flash('Hlášení se znovu zobrazí všem'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  return (
    <FieldRow kind="pair">
      <div className={styles.actions}>
        {remember_user ? (
          <Button
            variant="default"
            loading={showing.isPending}
            leftSection={<IconEye size="1.125rem" aria-hidden="true" />}
            onClick={showAgain}
          >
            Zobrazit znovu všem
          </Button>
        ) : null}
      </div>
      <Removal
        label="Smazat hlášení"
        question="Hlášení zmizí všem, i z přehledu odložených. Chcete-li ho jen skrýt, vypněte ho."
        onRemove={() => removal.mutateAsync({ params })}
        onRemoved={onRemoved}
      />
    </FieldRow>
  );
}
