import { Button } from '@mantine/core';
import { flash } from '#web/notices/flash.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { MessageRow } from './message-rows.ts';
import styles from './messages.module.css';
import {
  useConfirmAllMessages,
  useConfirmMessage,
  useHideSystemMessage,
} from './messages.queries.ts';

interface ConfirmToolsProps {
  rows: readonly MessageRow[] | undefined;
  marked: MessageRow | undefined;
}

/** Confirms the marked message, or all that wait; a system message is put away by it. */
export function ConfirmTools({ rows, marked }: ConfirmToolsProps) {
  const confirmOne = useConfirmMessage();
  const hide = useHideSystemMessage();
  const confirmAll = useConfirmAllMessages();
  const isBusy = confirmOne.isPending || hide.isPending || confirmAll.isPending;
  const isWaiting = rows?.some(({ kind, isOpen }) => kind === 'user' && isOpen) ?? false;
  const mayConfirm = marked !== undefined && marked.kind !== 'task' && marked.isOpen;
  const confirmMarked = () => {
    const told = { onSuccess: () => flash('Zpráva byla potvrzena') };
    if (marked?.kind === 'user') {
      const { client_user_message_id } = marked.source;
      confirmOne.mutate({ params: { client_user_message_id }, body: {} }, told);
    }
    if (marked?.kind === 'system') {
      const { system_message_id } = marked.source;
      hide.mutate({ params: { system_message_id }, body: { system_message_id } }, told);
    }
  };
  return (
    <div className={styles.tools}>
      <Button
        variant="default"
        disabled={!isWaiting || isBusy}
        loading={confirmAll.isPending}
        onClick={() =>
          confirmAll.mutate(
            { body: {} },
            { onSuccess: () => flash('Všechny zprávy byly potvrzeny') },
          )
        }
      >
        Potvrdit vše
      </Button>
      <Button
        disabled={!mayConfirm || isBusy}
        loading={confirmOne.isPending || hide.isPending}
        onClick={confirmMarked}
      >
        Potvrdit vybranou
      </Button>
      <ErrorLine error={confirmOne.error ?? hide.error ?? confirmAll.error} />
    </div>
  );
}
