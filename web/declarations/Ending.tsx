import { Button } from '@mantine/core';
import { IconCalendarEvent } from '#web/icons/IconCalendarEvent.ts';
import { IconFileCheck } from '#web/icons/IconFileCheck.ts';
import { IconLock } from '#web/icons/IconLock.ts';
import { IconX } from '#web/icons/IconX.ts';
import { useState } from 'react';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { confirm, type Question } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useEndCampaign } from './declarations.queries.ts';
import { ProtocolDialog } from './ProtocolDialog.tsx';
import { TermDialog } from './TermDialog.tsx';

interface EndingProps {
  campaign: Campaign;
  spaces: readonly CampaignSpace[];
}

const questions: Readonly<Record<'closed' | 'cancelled', Question>> = {
  closed: {
    title: 'Uzavřít hlášení?',
    message: 'Další odpovědi se už nepřijmou. Rozdíly půjde převzít i potom.',
    confirmLabel: 'Uzavřít hlášení',
  },
  cancelled: {
    title: 'Zrušit hlášení?',
    message:
      'Odkazy a kódy přestanou platit a nic z odpovědí už nepůjde převzít. Odpovědi zůstanou doložené.',
    confirmLabel: 'Zrušit hlášení',
    cancelLabel: 'Ponechat',
    danger: true,
  },
};

/** The proof of a campaign, its term and its end. */
export function Ending({ campaign, spaces }: EndingProps) {
  const ending = useEndCampaign();
  const [isTerm, setTerm] = useState(false);
  const { unit_id, person_campaign_id, state } = campaign;
  const params = { unit_id, person_campaign_id };
  const [isProof, setProof] = useState(false);
  const end = async (to: 'closed' | 'cancelled') => {
    if (!(await confirm(questions[to]))) return;
    ending.mutate(
      { params, body: { state: to } },
      {
        onSuccess: () => flash(to === 'closed' ? 'Hlášení je uzavřené' : 'Hlášení je zrušené'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileCheck size="1.125rem" aria-hidden="true" />}
        onClick={() => setProof(true)}
      >
        Protokol
      </Button>
      {state === 'running' ? (
        <>
          <Button
            variant="default"
            leftSection={<IconCalendarEvent size="1.125rem" aria-hidden="true" />}
            onClick={() => setTerm(true)}
          >
            Změnit termín
          </Button>
          <Button
            variant="default"
            leftSection={<IconLock size="1.125rem" aria-hidden="true" />}
            onClick={() => void end('closed')}
          >
            Uzavřít
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconX size="1.125rem" aria-hidden="true" />}
            onClick={() => void end('cancelled')}
          >
            Zrušit
          </Button>
        </>
      ) : null}
      {isProof ? (
        <ProtocolDialog campaign={campaign} spaces={spaces} onClose={() => setProof(false)} />
      ) : null}
      {isTerm ? <TermDialog campaign={campaign} onClose={() => setTerm(false)} /> : null}
    </>
  );
}
