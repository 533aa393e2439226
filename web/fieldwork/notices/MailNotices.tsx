import '@mantine/core/styles/Modal.css';
import { Modal, Skeleton, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { preparationText } from '#contract/fieldwork/preparation.ts';
import type { RoundRecord } from '#contract/fieldwork/rounds.ts';
import {
  LEAST_WITHIN,
  type NoticeRecipient,
  type NoticeVerdict,
} from '#contract/fieldwork/visit-notices.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { workOn } from '#contract/fieldwork/work-on.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useSession } from '#web/session/session.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { MailFoot } from '#web/ui/MailFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { timeText, whereText } from '../visits/visit-text.ts';
import { useWork } from '../work-list.ts';
import { visitsText } from './notice-text.ts';
import { useMailNotices, useNoticePreview } from './notices.queries.ts';
import styles from './notices.module.css';
import { WithinField } from './WithinField.tsx';

const verdicts: Readonly<Record<NoticeVerdict, string>> = {
  send: 'odešle se',
  'no-email': 'bez e-mailu',
  done: 'o termínu už ví',
  nobody: 'nikdo není znám',
  'no-time': 'nemá termín',
  past: 'už skončila',
};

const roles = { tenant: 'nájemce', owner: 'vlastník' } as const;

const columns: readonly Column<NoticeRecipient>[] = [
  {
    text: 'Dům/vchod',
    value: 'building_name',
    sortable: true,
    width: 110,
    telling: true,
    onCard: whereText,
  },
  { text: 'Prostor', value: 'space_number', sortable: true, width: 78 },
  {
    text: 'Termín',
    id: 'time',
    value: timeText,
    sortable: true,
    width: 130,
    whole: true,
  },
  { text: 'Kdo', value: 'full_name', sortable: true, width: 150, telling: true },
  { text: 'Vztah', id: 'role', value: ({ role }) => (role === null ? '' : roles[role]), width: 90 },
  { text: 'E-mail', value: 'email', sortable: true, width: 150 },
  {
    text: 'Co se stane',
    id: 'verdict',
    value: ({ verdict }) => verdicts[verdict],
    sortable: true,
    width: 116,
    telling: true,
  },
];

const rowKey = ({ visit_id, address_id }: NoticeRecipient) => `${visit_id} ${address_id ?? ''}`;

/** While somebody types, the server is not asked. */
const PAUSE_MS = 400;
const MOST_PREPARE = 1000;
const MOST_CONTACT = 200;

interface MailNoticesProps {
  round: RoundRecord;
  /** At least one. */
  visits: readonly Visit[];
  onClose: () => void;
}

/** Who is told of visits by mail and what he reads, and whom it does not reach, before anything leaves. */
export function MailNotices({ round, visits, onClose }: MailNoticesProps) {
  useReturnedFocus();
  const { unit_id, round_id } = round;
  const text = useLetterText(usePreparation(round, visits));
  const visit_ids = visits.map(({ visit_id }) => visit_id);
  const body = { visit_ids, ...text.values };
  const { data, error } = useNoticePreview(
    { unit_id, round_id },
    { body: { visit_ids, ...text.paused }, isKnown: text.isKnown },
  );
  const sending = useMailNotices();
  const rows = data?.values ?? [];
  const going = rows.filter(({ verdict }) => verdict === 'send');
  const send = () =>
    sending.mutate(
      { params: { unit_id, round_id }, body },
      {
        onSuccess: () => {
          flash('Oznámení se odesílají');
          onClose();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Oznámit e-mailem: ${visitsText(visits.length)}`}
      size="xl"
      closeOnClickOutside={false}
    >
      <div className={styles.part}>
        {text.fields}
        {data === undefined && error === null ? <Skeleton height="16rem" /> : null}
        {data === undefined ? null : (
          <>
            <p className={styles.line}>{reachText(rows)}</p>
            <Letter letter={data.letter} />
            <DataTable
              id="notice-recipients"
              label="Komu se návštěva oznámí"
              rows={rows}
              columns={columns}
              rowKey={rowKey}
            />
          </>
        )}
        <ErrorLine error={error ?? sending.error} />
      </div>
      <MailFoot
        count={going.length}
        isSending={sending.isPending}
        onSend={send}
        onClose={onClose}
      />
    </Modal>
  );
}

interface Usual {
  /** Undefined until it is known. */
  readonly text: string | undefined;
  /** It could not be asked for. */
  readonly isLost: boolean;
}

/** What people have to prepare by the work on the days of the visits. */
function usePreparation({ work_id }: RoundRecord, visits: readonly Visit[]): Usual {
  const { work, isLost } = useWork(work_id);
  if (work === undefined || work === null) return { text: work === null ? '' : undefined, isLost };
  const days = visits.map(({ day }) => day ?? todayInPrague());
  const texts = days.map((day) => workOn(work.versions, day)?.preparation ?? '');
  return { text: preparationText(texts), isLost };
}

/** What is said beside the time, and the same as it stood before the last moments of typing; whoever sends it is to be asked. */
function useLetterText(usual: Usual) {
  const user = useSession()?.user;
  const [said, setSaid] = useState(() => ({
    within: LEAST_WITHIN,
    contact: [`${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(), user?.user_identity]
      .filter((part) => part !== undefined && part !== '')
      .join(', ')
      .slice(0, MOST_CONTACT),
    /** Null while it is the usual one. */
    prepare: null as string | null,
  }));
  const [paused] = useDebouncedValue(said, PAUSE_MS);
  const whole = (one: typeof said) => ({ ...one, prepare: one.prepare ?? usual.text ?? '' });
  const isKnown = usual.text !== undefined;
  const fields = (
    <div className={styles.fields}>
      <WithinField
        name="within"
        label="Rozmezí příchodu"
        value={said.within}
        onChange={(within) => setSaid({ ...said, within })}
        onBlur={() => undefined}
        error={undefined}
        required
      />
      <TextInput
        label="Kontakt pro dotazy"
        maxLength={MOST_CONTACT}
        value={said.contact}
        onChange={(event) => setSaid({ ...said, contact: event.currentTarget.value })}
      />
      <Textarea
        className={styles.wide ?? ''}
        label="Co připravit"
        autosize
        minRows={1}
        maxLength={MOST_PREPARE}
        value={whole(said).prepare}
        onChange={(event) => setSaid({ ...said, prepare: event.currentTarget.value })}
        // What is typed now would stand in the place of words that are only coming.
        readOnly={!isKnown}
        placeholder={isKnown ? '' : 'Načítám…'}
        description={usual.isLost ? 'Obvyklý text se nepodařilo načíst.' : undefined}
        data-autofocus
      />
    </div>
  );
  return { values: whole(said), paused: whole(paused), isKnown, fields };
}

const letters = (count: number) =>
  `${count}\u00A0${czechPlural(count, 'e-mail', 'e-maily', 'e-mailů')}`;
const places = (count: number) => `${count}\u00A0${czechPlural(count, 'místo', 'místa', 'míst')}`;

/** How many are reached, and how many places nobody is reached at. */
function reachText(rows: readonly NoticeRecipient[]): string {
  const going = rows.filter(({ verdict }) => verdict === 'send');
  const reached = new Set(
    rows
      .filter(({ verdict }) => verdict === 'send' || verdict === 'done')
      .map(({ visit_id }) => visit_id),
  );
  const unreached = new Set(
    rows
      .filter(({ verdict }) => verdict === 'no-email' || verdict === 'nobody')
      .map(({ visit_id }) => visit_id)
      .filter((id) => !reached.has(id)),
  );
  const rest =
    unreached.size === 0
      ? ''
      : ` E-mailem se nedozví ${places(unreached.size)}; tabulku můžete vytisknout a oznámit jinak.`;
  return `Odešle se ${letters(going.length)}.${rest}`;
}

/** What the first of them will read. */
function Letter({ letter }: { letter: { subject: string; body: string } | null }) {
  if (letter === null) return null;
  return (
    <details>
      <summary>Ukázka e-mailu</summary>
      <article className={styles.letter} aria-label="Ukázka e-mailu">
        <h3 className={styles.heading}>{letter.subject}</h3>
        <pre>{letter.body}</pre>
      </article>
    </details>
  );
}
