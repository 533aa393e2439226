import { Anchor, Badge } from '@mantine/core';
import { useState } from 'react';
import { betweenText, dayText, STANDING_TEXTS } from '#contract/fieldwork/slot-text.ts';
import type { OpenedSlot } from '#contract/fieldwork/slots.ts';
import { formatDate } from '#web/lib/czech.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { PhoneLink } from '#web/ui/Reach.tsx';
import { Confirming } from './Confirming.tsx';
import { OtherTimes } from './OtherTimes.tsx';
import type { SlotProps } from './slot-props.ts';
import { Unsuited } from './Unsuited.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './visit-link.module.css';

/** Who comes, when, and what may be said to it. */
export function SlotVisit({ onAnswered, ...props }: SlotProps) {
  const { opened } = props;
  const [thanks, setThanks] = useState('');
  const answered = (after: OpenedSlot) => {
    setThanks(thanksText(after));
    onAnswered(after);
  };
  const told = { ...props, onAnswered: answered };
  return (
    <>
      <Where opened={opened} />
      <Time opened={opened} />
      <div role="status" className={thanks === '' ? undefined : styles.thanks}>
        {thanks}
      </div>
      {opened.standing === 'open' || opened.standing === 'late' ? <Confirming {...told} /> : null}
      {opened.standing === 'open' ? (
        <>
          <OtherTimes {...told} />
          <Unsuited {...told} />
        </>
      ) : (
        <p className={styles.closed}>{STANDING_TEXTS[opened.standing]}</p>
      )}
      <Contact opened={opened} />
      <p className={page.dimmed}>{`Odkaz platí do ${formatDate(opened.expires)}.`}</p>
    </>
  );
}

function thanksText({ answer, day, from_minute, to_minute }: OpenedSlot): string {
  if (answer === 'unsuited') return 'Děkujeme, správce si váš vzkaz přečte. Termín zatím zůstává.';
  if (day === null || from_minute === null || to_minute === null) return '';
  const when = `${dayText(day)} ${betweenText(from_minute, to_minute)}`;
  return answer === 'chosen'
    ? `Hotovo, přijdeme v nový termín: ${when}.`
    : `Děkujeme, budeme s vámi počítat: ${when}.`;
}

type Told = Pick<SlotProps, 'opened'>;

function Where({ opened: { round_name, work_name, building_name, space_number, place } }: Told) {
  const flat = space_number === '' ? 'společné prostory' : `byt ${space_number}`;
  return (
    <div className={page.place}>
      <strong>{round_name}</strong>
      {work_name === round_name ? null : <span>{work_name}</span>}
      <span>{`${building_name}, ${flat}`}</span>
      {place === '' ? null : <span className={page.dimmed}>{place}</span>}
    </div>
  );
}

const ENDED: Partial<Record<OpenedSlot['state'], string>> = {
  done: 'Návštěva proběhla',
  'no-access': 'Nikdo nám neotevřel',
  cancelled: 'Návštěva byla zrušena',
};

/** When somebody comes, or how it ended, and what was said to it. */
function Time({ opened }: Told) {
  const { state, day, from_minute, to_minute, answer, answer_stands, note } = opened;
  const ended = ENDED[state];
  const isKnown = day !== null && from_minute !== null && to_minute !== null;
  return (
    <section className={styles.time} aria-label="Kdy přijdeme">
      {ended === undefined ? null : <span className={page.dimmed}>{ended}</span>}
      {isKnown ? (
        <>
          <strong className={styles.day}>{dayText(day)}</strong>
          <strong className={styles.hours}>{betweenText(from_minute, to_minute)}</strong>
        </>
      ) : (
        <strong className={styles.day}>Termín zatím není</strong>
      )}
      {answer_stands && answer !== null ? (
        <Badge
          component="span"
          variant="light"
          tt="none"
          color={answer === 'unsuited' ? 'yellow' : 'green'}
        >
          {SAID[answer]}
        </Badge>
      ) : null}
      {note === '' ? null : <span className={styles.said}>{`Váš vzkaz: ${note}`}</span>}
    </section>
  );
}

const SAID = {
  confirmed: 'Potvrdili jste',
  chosen: 'Vybrali jste si',
  unsuited: 'Nevyhovuje vám',
} as const;

/** Whom to call. */
function Contact({ opened: { client_name, client_phone, client_email, unit_name } }: Told) {
  return (
    <Facts>
      <div>
        <dt>Přijde k vám</dt>
        <dd>{client_name}</dd>
      </div>
      <div>
        <dt>Jménem</dt>
        <dd>{unit_name}</dd>
      </div>
      {client_phone === '' ? null : (
        <div>
          <dt>Telefon</dt>
          <dd>
            <PhoneLink phone={client_phone} />
          </dd>
        </div>
      )}
      {client_email === '' ? null : (
        <div>
          <dt>E-mail</dt>
          <dd>
            <Anchor href={`mailto:${client_email}`}>{client_email}</Anchor>
          </dd>
        </div>
      )}
    </Facts>
  );
}
