import { Button } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconEye } from '#web/icons/IconEye.ts';
import type { StoredMessage } from '#contract/messages.ts';
import type { ShownSystemMessage } from '#contract/system-messages.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import styles from './messages.module.css';
import {
  useConfirmAllMessages,
  useConfirmMessage,
  useHideSystemMessage,
  useResetSystemMessage,
} from './messages.queries.ts';

const confirmed = { onSuccess: (answer: unknown) => flash('Zpráva byla potvrzena', answer) };
const Tick = <IconCheck size="1.125rem" aria-hidden="true" />;

/** Confirms a message that has been read; its whole text stands above. */
export function ConfirmMessage({
  message: { client_user_message_id },
}: {
  message: StoredMessage;
}) {
  const confirming = useConfirmMessage();
  return (
    <>
      <Button
        variant="default"
        loading={confirming.isPending}
        leftSection={Tick}
        onClick={() =>
          confirming.mutate({ params: { client_user_message_id }, body: {} }, confirmed)
        }
      >
        Potvrdit
      </Button>
      <ErrorLine error={confirming.error} />
    </>
  );
}

/** Puts a system message away for good, where it is to be remembered. */
export function PutAway({ message }: { message: ShownSystemMessage }) {
  const hiding = useHideSystemMessage();
  const { system_message_id, remember_user } = message;
  if (!remember_user) return null;
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        loading={hiding.isPending}
        leftSection={Tick}
        onClick={() =>
          hiding.mutate({ params: { system_message_id }, body: { system_message_id } }, confirmed)
        }
      >
        Potvrdit
      </Button>
      <ErrorLine error={hiding.error} />
    </div>
  );
}

/** Shows a system message again that was put away. */
export function ShowAgain({ message: { system_message_id } }: { message: ShownSystemMessage }) {
  const resetting = useResetSystemMessage();
  const reset = () =>
    resetting.mutate(
      { params: { system_message_id }, body: { system_message_id } },
      { onSuccess: () => flash('Hlášení se znovu zobrazuje') },
    );
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        loading={resetting.isPending}
        leftSection={<IconEye size="1.125rem" aria-hidden="true" />}
        onClick={reset}
      >
        Zobrazit znovu
      </Button>
      <ErrorLine error={resetting.error} />
    </div>
  );
}

/** Confirms all messages that wait. */
export function ConfirmAll({ isWaiting }: { isWaiting: boolean }) {
  const confirming = useConfirmAllMessages();
  return (
    <div className={styles.tools}>
      <Button
        variant="default"
        disabled={!isWaiting}
        loading={confirming.isPending}
        onClick={() =>
          confirming.mutate(
            { body: {} },
            { onSuccess: (answer) => flash('Všechny zprávy byly potvrzeny', answer) },
          )
        }
      >
        Potvrdit vše
      </Button>
      <ErrorLine error={confirming.error} />
    </div>
  );
}
