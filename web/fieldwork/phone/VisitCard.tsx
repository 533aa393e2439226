import { Button } from '@mantine/core';
import { IconCalendarShare } from '#web/icons/IconCalendarShare.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconDoorOff } from '#web/icons/IconDoorOff.ts';
import { useId } from 'react';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import type { ToldState } from '#contract/fieldwork/result-words.ts';
import { PhoneLink } from '#web/ui/Reach.tsx';
import { accessText, whereText } from '../visits/visit-text.ts';
import type { CardState } from './card-state.ts';
import { hoursText, metersText } from './phone-text.ts';
import styles from './phone.module.css';

interface VisitCardProps {
  job: VisitJob;
  state: CardState;
  /** Something of it is being written here. */
  isBegun: boolean;
  onTell: (state: ToldState) => void;
}

const icon = { size: '1.25rem', 'aria-hidden': true } as const;

/** A visit as a crew needs it at the door: when, where, who, how one gets in, what for, and how it went. */
export function VisitCard({ job, state, isBegun, onTell }: VisitCardProps) {
  const id = useId();
  const { work_name, unit_name, floor_code, contact, phone, access, attempt } = job;
  const how = accessText(access);
  const what = [work_name, metersText(job)].filter((text) => text !== '').join(' · ');
  return (
    <li className={styles.card} data-tone={state.tone} aria-labelledby={id}>
      <p className={styles.when}>
        <span className="k-figures">{hoursText(job)}</span>
        <span className={styles.state}>{state.text}</span>
      </p>
      <h3 id={id} className={styles.where}>
        {whereText(job)}
        {floor_code === '' ? null : <span className={styles.floor}>{` · ${floor_code}`}</span>}
      </h3>
      <p className={styles.line}>{what}</p>
      <p className={styles.dimmed}>
        {attempt === 1 ? unit_name : `${unit_name} · ${attempt}. pokus`}
      </p>
      {contact === '' && phone === '' ? null : (
        <p className={styles.contact}>
          {contact}
          <PhoneLink phone={phone} />
        </p>
      )}
      {how === '' ? null : <p className={styles.access}>{how}</p>}
      {job.note === '' ? null : <p className={styles.dimmed}>{`Poznámka: ${job.note}`}</p>}
      {state.reasons.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
      {state.isOpen ? (
        <div className={styles.buttons} role="group" aria-label={`Výsledek: ${whereText(job)}`}>
          <Button
            color="green"
            leftSection={<IconCheck {...icon} />}
            onClick={() => onTell('done')}
          >
            {isBegun ? 'Pokračovat' : 'Hotovo'}
          </Button>
          <Button
            variant="light"
            color="brick"
            leftSection={<IconDoorOff {...icon} />}
            onClick={() => onTell('no-access')}
          >
            Nepřístupno
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarShare {...icon} />}
            onClick={() => onTell('postponed')}
          >
            Přesunout
          </Button>
        </div>
      ) : null}
    </li>
  );
}
