import { Button } from '@mantine/core';
import { IconBell } from '#web/icons/IconBell.ts';
import { IconCalendarEvent } from '#web/icons/IconCalendarEvent.ts';
import { IconLock } from '#web/icons/IconLock.ts';
import { IconMail } from '#web/icons/IconMail.ts';
import { IconQrcode } from '#web/icons/IconQrcode.ts';
import { IconX } from '#web/icons/IconX.ts';
import { useState, type ComponentType } from 'react';
import type { SelfRound, SelfSpace } from '#contract/metering/self-rounds.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { confirm, type Question } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useAsk, useEndRound } from './self-readings.queries.ts';
import styles from './self-readings.module.css';
import { SheetsDialog } from './SheetsDialog.tsx';
import { TermDialog } from './TermDialog.tsx';

interface RoundActionsProps {
  round: SelfRound;
  spaces: readonly SelfSpace[];
}

const mails = (count: number) => `${count} ${czechPlural(count, 'e-mail', 'e-maily', 'e-mailů')}`;

const askings: Readonly<Record<'invitation' | 'reminder', Question>> = {
  invitation: {
    title: 'Poslat výzvy e-mailem?',
    message:
      'Odkaz svého prostoru dostane každý, kdo má adresu, ještě neposlal všechno a výzvu zatím nedostal.',
    confirmLabel: 'Poslat výzvy',
  },
  reminder: {
    title: 'Připomenout samoodečet?',
    message:
      'E-mail dostane každý, kdo má adresu a ještě neposlal stavy všech měřidel. Komu dnes už e-mail odešel, toho vynecháme.',
    confirmLabel: 'Připomenout',
  },
};

const endings: Readonly<Record<'closed' | 'cancelled', Question>> = {
  closed: {
    title: 'Uzavřít samoodečet?',
    message: 'Další stavy se už nepřijmou. Čekající půjde převzít i potom.',
    confirmLabel: 'Uzavřít samoodečet',
  },
  cancelled: {
    title: 'Zrušit samoodečet?',
    message:
      'Odkazy a kódy přestanou platit a čekající stavy už nepůjde převzít. Co bylo převzato, zůstane.',
    confirmLabel: 'Zrušit samoodečet',
    cancelLabel: 'Ponechat',
    danger: true,
  },
};

/** What can be done with a running round. */
export function RoundActions({ round, spaces }: RoundActionsProps) {
  const [open, setOpen] = useState<'sheets' | 'term' | null>(null);
  const asking = useAsk();
  const ending = useEndRound();
  const { unit_id, self_reading_round_id, state } = round;
  const params = { unit_id, self_reading_round_id };
  if (state !== 'running') return null;
  const onError = (error: unknown) => flashError(userMessage(error));
  const ask = async (kind: 'invitation' | 'reminder') => {
    if (!(await confirm(askings[kind]))) return;
    const onSuccess = ({ asked_count }: { asked_count: number }) =>
      flash(
        asked_count === 0
          ? 'Není komu psát, všem už e-mail odešel'
          : `Odchází ${mails(asked_count)}`,
      );
    asking.mutate({ params, body: { kind } }, { onSuccess, onError });
  };
  const end = async (to: 'closed' | 'cancelled') => {
    if (!(await confirm(endings[to]))) return;
    const onSuccess = () =>
      flash(to === 'closed' ? 'Samoodečet je uzavřený' : 'Samoodečet je zrušený');
    ending.mutate({ params, body: { state: to } }, { onSuccess, onError });
  };
  const isNobody = !spaces.some(
    ({ has_email, revoked, sent_count, meters_count }) =>
      has_email && !revoked && sent_count < meters_count,
  );
  return (
    <div className={styles.actions}>
      <Act icon={IconQrcode} text="Vytisknout kódy" onPress={() => setOpen('sheets')} />
      <Act
        icon={IconMail}
        text="Poslat výzvy"
        isOff={isNobody}
        onPress={() => void ask('invitation')}
      />
      <Act
        icon={IconBell}
        text="Připomenout"
        isOff={isNobody}
        onPress={() => void ask('reminder')}
      />
      <Act icon={IconCalendarEvent} text="Změnit termín" onPress={() => setOpen('term')} />
      <Act icon={IconLock} text="Uzavřít" onPress={() => void end('closed')} />
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconX size="1.125rem" aria-hidden="true" />}
        onClick={() => void end('cancelled')}
      >
        Zrušit
      </Button>
      {open === 'sheets' ? (
        <SheetsDialog round={round} spaces={spaces} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'term' ? <TermDialog round={round} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

interface ActProps {
  icon: ComponentType<{ size: string; 'aria-hidden': 'true' }>;
  text: string;
  isOff?: boolean;
  onPress: () => void;
}

function Act({ icon: Icon, text, isOff = false, onPress }: ActProps) {
  return (
    <Button
      variant="default"
      leftSection={<Icon size="1.125rem" aria-hidden="true" />}
      disabled={isOff}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
