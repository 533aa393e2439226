import { Button } from '@mantine/core';
import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconChevronLeft } from '#web/icons/IconChevronLeft.ts';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import { IconInfoCircle } from '#web/icons/IconInfoCircle.ts';
import { IconX } from '#web/icons/IconX.ts';
import { useState } from 'react';
import type { ShownSystemMessage } from '#contract/system-messages.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { flashError } from '#web/notices/flash.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { closeMessage } from './closed.ts';
import styles from './system-messages.module.css';
import { useHideSystemMessage } from './system-messages.queries.ts';

interface PanelProps {
  /** At least one. */
  messages: readonly ShownSystemMessage[];
  /** Signed in, so that a message can be put away for good. */
  isReader: boolean;
}

/** The system info panel above the content (specification, section 2, App shell). */
export function SystemMessagePanel({ messages, isReader }: PanelProps) {
  const [index, setIndex] = useState(0);
  // A message that has gone leaves its place to the next one, and the last place to the one before.
  const at = Math.min(index, messages.length - 1);
  const message = messages[at];
  if (message === undefined) return null;
  return (
    <section
      aria-label="Systémové hlášení"
      className={styles.panel}
      data-red={message.red_alert || undefined}
    >
      <SystemMessageText message={message} />
      <div className={styles.tools}>
        {messages.length > 1 ? <Pager at={at} total={messages.length} onGo={setIndex} /> : null}
        {isReader && message.remember_user ? <Confirm message={message} /> : null}
        <IconButton label="Zavřít hlášení" onClick={() => closeMessage(message)}>
          <IconX size="1.125rem" aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

interface TextProps {
  message: ShownSystemMessage;
  /** Only shown, not told: it changes with every key. */
  isPreview?: boolean;
}

/** What the message says, as its reader sees it. */
export function SystemMessageText({ message, isPreview = false }: TextProps) {
  const { message: text, red_alert, show_update_stamp, updated } = message;
  const Sign = red_alert ? IconAlertTriangle : IconInfoCircle;
  const spoken = red_alert ? 'alert' : 'status';
  return (
    <>
      <Sign size="1.375rem" className={styles.sign} aria-hidden="true" />
      <div className={styles.said} role={isPreview ? undefined : spoken}>
        {red_alert ? <span className={styles.spoken}>Naléhavé hlášení: </span> : null}
        <bdi className={styles.text}>{text}</bdi>
        <TaskLine message={message} />
        {show_update_stamp ? (
          <p className={styles.stamp}>Aktualizováno {formatDateTime(updated)}</p>
        ) : null}
      </div>
    </>
  );
}

function TaskLine({ message: { task_message, task_progress } }: { message: ShownSystemMessage }) {
  if (task_message === '' && task_progress === null) return null;
  return (
    <p className={styles.task}>
      <bdi>{task_message}</bdi>
      {task_progress === null ? null : (
        <>
          <progress value={task_progress} max={100} aria-label="Průběh úlohy" />
          <span className="k-figures">{task_progress} %</span>
        </>
      )}
    </p>
  );
}

interface PagerProps {
  at: number;
  total: number;
  onGo: (index: number) => void;
}

function Pager({ at, total, onGo }: PagerProps) {
  return (
    <div className={styles.pager} role="group" aria-label="Stránkování hlášení">
      <IconButton
        label="Předchozí hlášení"
        variant="subtle"
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      >
        <IconChevronLeft size="1.125rem" aria-hidden="true" />
      </IconButton>
      <span className="k-figures" aria-live="polite">
        {at + 1} / {total}
      </span>
      <IconButton
        label="Další hlášení"
        variant="subtle"
        disabled={at === total - 1}
        onClick={() => onGo(at + 1)}
      >
        <IconChevronRight size="1.125rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Confirm({ message: { system_message_id } }: { message: ShownSystemMessage }) {
  const hiding = useHideSystemMessage();
  const hide = () =>
    hiding.mutate(
      { params: { system_message_id }, body: { system_message_id } },
      { onError: (error) => flashError(userMessage(error)) },
    );
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={hiding.isPending}
      title="Přečteno, už nezobrazovat"
      onClick={hide}
    >
      OK
    </Button>
  );
}
