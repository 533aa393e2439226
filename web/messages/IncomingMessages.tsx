import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { genericMessage } from '#contract/errors.ts';
import {
  confirmAllUserMessages,
  confirmUserMessage,
  listUserMessages,
} from '#contract/messages.ts';
import type { UserMessage } from '#contract/messages.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { SupportLink } from '#web/notices/SupportLink.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from './IncomingMessages.module.css';
import { RecordLink } from './RecordLink.tsx';
import { useConfirmAllMessages, useConfirmMessage, useUserMessages } from './messages.queries.ts';

/** Specification, sections 2 and 9. */
const ROWS_PER_PAGE = 10;
const MIN_HEIGHT = 235;

const columns: readonly Column<UserMessage>[] = [
  {
    text: 'Čas',
    value: 'created',
    sortable: true,
    width: 170,
    telling: true,
    render: ({ created }) => formatDateTime(created),
  },
  {
    text: 'Zpráva',
    value: 'message',
    sortable: true,
    telling: true,
    render: ({ message }) => <bdi className={styles.text}>{message}</bdi>,
  },
];

function countText(count: number): string {
  return count === 0
    ? 'Nejsou žádné příchozí zprávy a oznámení'
    : `Počet příchozích zpráv: ${count}`;
}

interface IncomingMessagesProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The window of incoming messages (specification, section 2, App shell). */
export function IncomingMessages({ isOpen, onClose }: IncomingMessagesProps) {
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Příchozí zprávy a oznámení">
      <Messages onLeave={onClose} />
    </LateModal>
  );
}

function Messages({ onLeave }: { onLeave: () => void }) {
  const messages = useUserMessages();
  const confirmOne = useConfirmMessage();
  const confirmAll = useConfirmAllMessages();
  const [markedId, setMarkedId] = useState<number | null>(null);
  const rows = messages.data?.values;
  const marked = rows?.find(({ client_user_message_id }) => client_user_message_id === markedId);
  const isBusy = confirmOne.isPending || confirmAll.isPending;
  const fault = faultText({
    load: messages.isError,
    confirm: confirmOne.isError,
    confirmAll: confirmAll.isError,
  });
  if (rows === undefined && messages.isError)
    return <LoadFault text={fault} onRetry={() => void messages.refetch()} />;
  return (
    <>
      <p role="status" className={styles.count}>
        {rows === undefined ? '' : countText(rows.length)}
      </p>
      <DataTable
        label="Příchozí zprávy"
        rows={rows}
        columns={columns}
        rowKey={({ client_user_message_id }) => client_user_message_id}
        marked={markedId}
        onSelect={({ client_user_message_id }) => setMarkedId(client_user_message_id)}
        initialSort={{ column: 'created', descending: true }}
        fixedPageSize={ROWS_PER_PAGE}
        minHeight={MIN_HEIGHT}
      />
      <DialogFoot
        note={
          <>
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
            <SupportLink text={fault} />
          </>
        }
      >
        {marked === undefined ? null : <RecordLink link={marked.link} onFollow={onLeave} />}
        <Button
          variant="default"
          disabled={rows === undefined || rows.length === 0 || isBusy}
          loading={confirmAll.isPending}
          onClick={() => confirmAll.mutate({ body: {} })}
        >
          Potvrdit vše
        </Button>
        <Button
          disabled={marked === undefined || isBusy}
          loading={confirmOne.isPending}
          onClick={() =>
            marked &&
            confirmOne.mutate({
              params: { client_user_message_id: marked.client_user_message_id },
              body: {},
            })
          }
        >
          Potvrdit
        </Button>
      </DialogFoot>
    </>
  );
}

/** Messages that could not be read are not a table without messages. */
function LoadFault({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Stack align="start">
      <p role="alert" className={styles.fault}>
        {text}
      </p>
      <SupportLink text={text} />
      <Button variant="default" onClick={onRetry}>
        Zkusit znovu
      </Button>
    </Stack>
  );
}

const steps = {
  load: listUserMessages,
  confirm: confirmUserMessage,
  confirmAll: confirmAllUserMessages,
};

function faultText(failed: Readonly<Record<keyof typeof steps, boolean>>): string {
  const step = (['load', 'confirm', 'confirmAll'] as const).find((name) => failed[name]);
  return step === undefined ? '' : genericMessage(steps[step].faultNumber);
}
