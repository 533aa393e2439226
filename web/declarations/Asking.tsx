import { Button } from '@mantine/core';
import { IconBell } from '#web/icons/IconBell.ts';
import { IconMail } from '#web/icons/IconMail.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useState } from 'react';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useAskByMail } from './declarations.queries.ts';
import { SheetsDialog } from './SheetsDialog.tsx';

interface AskingProps {
  campaign: Campaign;
  spaces: readonly CampaignSpace[];
}

const mails = (count: number) => `${count} ${czechPlural(count, 'e-mail', 'e-maily', 'e-mailů')}`;

/** How people are asked: by mail, by a reminder, by printed sheets. */
export function Asking({ campaign, spaces }: AskingProps) {
  const asking = useAskByMail();
  const [isPrinting, setPrinting] = useState(false);
  const { unit_id, person_campaign_id } = campaign;
  const toAsk = spaces.filter(({ has_email, standing }) => has_email && standing === 'missing');
  const send = async (kind: 'invitation' | 'reminder') => {
    const isReminder = kind === 'reminder';
    const isSure = await confirm({
      title: isReminder ? 'Připomenout hlášení?' : 'Poslat výzvy e-mailem?',
      message: isReminder
        ? 'E-mail dostane každý, kdo má adresu a ještě neodpověděl. Komu dnes už e-mail odešel, toho vynecháme.'
        : 'Osobní odkaz dostane každý, kdo má adresu, ještě neodpověděl a výzvu zatím nedostal.',
      confirmLabel: isReminder ? 'Připomenout' : 'Poslat výzvy',
    });
    if (!isSure) return;
    asking.mutate(
      { params: { unit_id, person_campaign_id }, body: { kind } },
      {
        onSuccess: ({ asked_count }) =>
          flash(
            asked_count === 0
              ? 'Není komu psát, všem už e-mail odešel'
              : `Odchází ${mails(asked_count)}`,
          ),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size="1.125rem" aria-hidden="true" />}
        disabled={toAsk.length === 0}
        loading={asking.isPending}
        onClick={() => void send('invitation')}
      >
        Poslat výzvy
      </Button>
      <Button
        variant="default"
        leftSection={<IconBell size="1.125rem" aria-hidden="true" />}
        disabled={toAsk.length === 0}
        onClick={() => void send('reminder')}
      >
        Připomenout
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
        onClick={() => setPrinting(true)}
      >
        Vytisknout listy
      </Button>
      {isPrinting ? (
        <SheetsDialog campaign={campaign} spaces={spaces} onClose={() => setPrinting(false)} />
      ) : null}
    </>
  );
}
