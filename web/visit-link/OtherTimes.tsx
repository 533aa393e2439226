import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { betweenText, dayText, hoursText } from '#contract/fieldwork/slot-text.ts';
import { MOST_NOTE } from '#contract/fieldwork/slot-words.ts';
import type { OpenedSlot } from '#contract/fieldwork/slots.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { SlotProps } from './slot-props.ts';
import { useSaying } from './useSaying.ts';
import page from '#web/ui/link-page.module.css';
import styles from './visit-link.module.css';

type Slot = OpenedSlot['slots'][number];

/** So many days are shown at first. */
const FIRST_DAYS = 4;

const keyOf = ({ day, from_minute }: Slot) => `${day} ${from_minute}`;
const whenText = ({ day, from_minute, to_minute }: Slot) =>
  `${dayText(day)} ${betweenText(from_minute, to_minute)}`;

/** Free times by days; one is marked first and taken by a button of its own, so that a slip of a finger moves nothing. */
export function OtherTimes(props: SlotProps) {
  const { slots } = props.opened;
  const [marked, setMarked] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const days = [...new Set(slots.map(({ day }) => day))];
  const shown = isWhole ? days : days.slice(0, FIRST_DAYS);
  const slot = slots.find((one) => keyOf(one) === marked);
  return (
    <section className={styles.part} aria-labelledby="other-times">
      <h2 className={page.heading} id="other-times">
        Vybrat jiný čas
      </h2>
      {days.length === 0 ? (
        <p className={page.text}>
          Jiný čas teď volný není. Zkuste to později, nebo nám níže napište.
        </p>
      ) : null}
      {shown.map((day) => (
        <div key={day} role="group" aria-label={dayText(day)} className={styles.dayPart}>
          <h3 className={styles.dayName}>{dayText(day)}</h3>
          <div className={styles.slots}>
            {slots
              .filter((one) => one.day === day)
              .map((one) => (
                <Button
                  key={keyOf(one)}
                  size="md"
                  variant={keyOf(one) === marked ? 'filled' : 'default'}
                  aria-pressed={keyOf(one) === marked}
                  onClick={() => setMarked(keyOf(one) === marked ? null : keyOf(one))}
                >
                  {hoursText(one.from_minute, one.to_minute)}
                </Button>
              ))}
          </div>
        </div>
      ))}
      {shown.length === days.length ? null : (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Ukázat další dny
        </Button>
      )}
      <Taking {...props} slot={slot} onTakenOver={() => setMarked(null)} />
    </section>
  );
}

interface TakingProps extends SlotProps {
  slot: Slot | undefined;
  onTakenOver: () => void;
}

/** Takes the marked time; what was typed stays when somebody was faster. */
function Taking({ slot, onTakenOver, onAnswered, ...props }: TakingProps) {
  const [note, setNote] = useState('');
  const answered = (after: OpenedSlot) => {
    onTakenOver();
    onAnswered(after);
  };
  const { say, error, isPending } = useSaying({ ...props, onAnswered: answered });
  return (
    <>
      <ErrorLine error={error} remains="Napsaný vzkaz zůstal zachovaný." isOfAction />
      {slot === undefined ? null : (
        <div className={styles.taking}>
          <p className={page.text}>
            <strong>{whenText(slot)}</strong>
          </p>
          <TextInput
            label="Vzkaz pro techniky k novému času (nepovinný)"
            maxLength={MOST_NOTE}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button
            size="md"
            loading={isPending}
            onClick={() => {
              const { day, from_minute } = slot;
              say({ answer: 'chosen', day, from_minute, note });
            }}
          >
            Vybrat tento čas
          </Button>
        </div>
      )}
    </>
  );
}
