import { Button } from '@mantine/core';
import { IconBellPlus } from '#web/icons/IconBellPlus.ts';
import { IconMail } from '#web/icons/IconMail.ts';
import { useState } from 'react';
import type { RoundRecord } from '#contract/fieldwork/rounds.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { MailNotices } from './MailNotices.tsx';
import { hasTime, isUntold } from './notice-text.ts';
import { RecordNotices } from './RecordNotices.tsx';

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

interface NoticesProps {
  round: RoundRecord;
  visits: readonly Visit[];
}

/** What is done with visits picked together: people are told of them by mail, or that they were is written down. */
export function PickedNotices({ round, visits }: NoticesProps) {
  const [open, setOpen] = useState<'mail' | 'record' | null>(null);
  const timed = visits.filter(hasTime);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        leftSection={<IconMail {...icon} />}
        disabled={timed.length === 0}
        onClick={() => setOpen('mail')}
      >
        Oznámit e-mailem…
      </Button>
      <Button
        variant="default"
        leftSection={<IconBellPlus {...icon} />}
        disabled={timed.length === 0}
        onClick={() => setOpen('record')}
      >
        Zapsat oznámení
      </Button>
      {open === 'mail' ? <MailNotices round={round} visits={timed} onClose={close} /> : null}
      {open === 'record' ? (
        <RecordNotices unit_id={round.unit_id} visits={timed} onClose={close} />
      ) : null}
    </>
  );
}

/** Tells people of all visits of the round of which nobody was told yet. */
export function MailUntold({ round }: { round: RoundRecord }) {
  const [isOpen, setOpen] = useState(false);
  const [visits, setVisits] = useState<readonly Visit[]>([]);
  const untold = round.all_visits.filter(isUntold);
  // Those that were to be told when the dialog opened stay in it.
  const open = () => {
    setVisits(untold);
    setOpen(true);
  };
  return (
    <>
      {untold.length === 0 ? null : (
        <Button variant="default" leftSection={<IconMail {...icon} />} onClick={open}>
          {`Oznámit ${untold.length} e-mailem…`}
        </Button>
      )}
      {isOpen ? <MailNotices round={round} visits={visits} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
