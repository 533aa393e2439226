import '@mantine/core/styles/Modal.css';
import { Button, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { LeftOutReason, ReminderChannel, ReminderLetter } from '#contract/money/reminders.ts';
import { levelName } from '#contract/rules/reminder-text.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import styles from './arrears.module.css';
import { usePreview, useSendReminders } from './reminders.queries.ts';
import { lettersText } from './words.ts';

export interface ChosenDebt {
  readonly ledger_account_id: number;
  readonly level: number;
}

interface PreviewDialogProps {
  unit_id: number;
  chosen: readonly ChosenDebt[];
  /** Who owes on the account. */
  nameOf: (ledger_account_id: number) => string;
  onClose: () => void;
}

/** Letters as they would go, one after the other, and the ways to send them. */
export function PreviewDialog({ unit_id, chosen, nameOf, onClose }: PreviewDialogProps) {
  useReturnedFocus();
  const { data, error } = usePreview(unit_id, chosen);
  const sending = useSendReminders();
  const [at, setAt] = useState(0);
  const letters = data?.values ?? [];
  const letter = letters[at];
  const mailed = letters.filter(({ email }) => email !== '').length;
  const left = data?.left_out ?? [];
  const send = (channel: ReminderChannel) =>
    sending.mutate(
      { params: { unit_id }, body: { chosen: [...chosen], channel } },
      {
        onSuccess: () => {
          flash(channel === 'mail' ? 'Upomínky se odesílají' : 'Upomínky se připravují k tisku');
          onClose();
        },
      },
    );
  return (
    <Modal opened onClose={onClose} title={`Náhled: ${lettersText(chosen.length)}`} size="lg">
      {letter === undefined ? <Waiting isDone={data !== undefined} /> : <Letter letter={letter} />}
      <ErrorLine error={error ?? sending.error} />
      <DialogFoot note={<LeftOut left={left} nameOf={nameOf} />}>
        <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Předchozí
        </Button>
        <Button variant="default" disabled={at + 1 >= letters.length} onClick={() => setAt(at + 1)}>
          Další
        </Button>
        <Button
          variant="default"
          disabled={letters.length === 0}
          loading={sending.isPending}
          onClick={() => send('paper')}
        >
          Vše na papír
        </Button>
        <Button disabled={mailed === 0} loading={sending.isPending} onClick={() => send('mail')}>
          {`Odeslat e-mailem (${mailed})`}
        </Button>
      </DialogFoot>
    </Modal>
  );
}

const reasons: Readonly<Record<LeftOutReason, string>> = {
  paid: 'dluh je mezitím zaplacen',
  reminded: 'tato upomínka už odešla, nebo ještě není čas',
  agreement: 'platí dohoda o splátkách a dodržuje se',
};

interface LeftOutProps {
  left: readonly { readonly ledger_account_id: number; readonly reason: LeftOutReason }[];
  nameOf: (ledger_account_id: number) => string;
}

/** Whom of the chosen there is no letter to, and why. */
function LeftOut({ left, nameOf }: LeftOutProps) {
  if (left.length === 0) return null;
  return (
    <div role="status">
      {`Vynecháno: ${lettersText(left.length)}`}
      <ul className={styles.left}>
        {left.map(({ ledger_account_id: id, reason }) => (
          <li key={id}>{`${nameOf(id)} – ${reasons[reason]}`}</li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <p>Nikomu z označených už upomínka poslat nejde.</p>
  ) : (
    <Skeleton height="16rem" />
  );
}

function Letter({ letter }: { letter: ReminderLetter }) {
  const { level, names, email, subject, body } = letter;
  return (
    <article className={styles.letter} aria-label={`${levelName(level)}, ${names}`}>
      <p>{`${levelName(level)} – ${email === '' ? `${names}, na papír` : `${names}, ${email}`}`}</p>
      <h3>{subject}</h3>
      <pre>{body}</pre>
    </article>
  );
}
