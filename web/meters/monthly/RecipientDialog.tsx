import { spaceInHouse } from '#web/core/space-in-house.ts';
import { useHouses } from '../meters.queries.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { InfoSheet } from './InfoSheet.tsx';
import { StandingBadge } from './monthly-columns.tsx';
import { choiceText } from './monthly-words.ts';
import { useChoose, useMonthInfo, usePrintSpace, useRevoke } from './monthly.queries.ts';
import { savePdf } from './save-pdf.ts';
import styles from './monthly.module.css';

interface RecipientDialogProps {
  unit_id: number;
  house: number;
  month: string;
  recipient: MonthRecipient;
  onClose: () => void;
}

/** One who bears the costs of a space: what he chose, what he was sent, and what the space is told now. */
export function RecipientDialog(props: RecipientDialogProps) {
  const { unit_id, house, month, recipient, onClose } = props;
  const building = useHouses(unit_id).find(({ id }) => id === house)?.name ?? '';
  return (
    <LateModal
      opened
      size="lg"
      onClose={onClose}
      title={`Prostor ${spaceInHouse(recipient.space_number, building)}, ${monthText(month)}`}
    >
      <div className={styles.sheet}>
        <Facts>
          <div>
            <dt>Plátce</dt>
            <dd>{recipient.full_name === '' ? 'nikdo' : recipient.full_name}</dd>
          </div>
          <div>
            <dt>Zasílat e-mailem</dt>
            <dd>{chosenText(recipient)}</dd>
          </div>
          <div>
            <dt>Stav za měsíc</dt>
            <dd>
              <StandingBadge recipient={recipient} /> {sentText(recipient)}
            </dd>
          </div>
        </Facts>
        <Preview {...props} />
        <Foot {...props} />
      </div>
    </LateModal>
  );
}

/** 'od 5. 1. 2026, zapsal Tomáš Veselý, na eva@example.cz' */
function chosenText(recipient: MonthRecipient): string {
  const { chosen_by, email, withdrawn } = recipient;
  const isOn = choiceText(recipient) !== 'ne' && withdrawn === '';
  return [
    choiceText(recipient),
    isOn && chosen_by !== '' ? `zapsal ${chosen_by}` : '',
    email === '' ? 'v adresáři nemá e-mail' : isOn ? `na ${email}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function sentText({ info }: MonthRecipient): string {
  if (info === null) return '';
  const { recipient, created, settled, opened, revoked, fault, expires } = info;
  return [
    `odesláno ${formatDateTime(created)} na ${recipient}`,
    settled === '' || info.state !== 'sent' ? '' : `předáno serveru ${formatDateTime(settled)}`,
    fault === '' || info.state === 'sent' ? '' : `server odpověděl: ${fault}`,
    opened === '' ? 'zatím neotevřeno' : `otevřeno ${formatDateTime(opened)}`,
    revoked === ''
      ? `odkaz platí do ${formatDate(expires)}`
      : `odkaz zrušen ${formatDate(revoked)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function Preview({ unit_id, house, month, recipient: { pasport_id } }: RecipientDialogProps) {
  const { data, error, refetch } = useMonthInfo(unit_id, house, pasport_id, month);
  if (data !== undefined) return <InfoSheet info={data} />;
  return error === null ? (
    <Skeleton height="12rem" />
  ) : (
    <LoadError error={error} onRetry={() => void refetch()} />
  );
}

function Foot({ unit_id, house, month, recipient, onClose }: RecipientDialogProps) {
  const printing = usePrintSpace();
  const choosing = useChoose();
  const revoking = useRevoke();
  const { pasport_id, address_id, info } = recipient;
  const isOn = recipient.chosen !== '' && recipient.withdrawn === '';
  const onError = (error: Error) => flashError(userMessage(error));
  const choose = (wanted: boolean) => {
    if (address_id === null) return;
    const onSuccess = () =>
      flash(wanted ? 'Zapsáno, že chce informace e-mailem' : 'Zapsáno, že e-maily nechce');
    choosing.mutate(
      { params: { unit_id, pasport_id }, body: { address_id, wanted } },
      { onSuccess, onError },
    );
  };
  const revoke = async (id: number) => {
    const isSure = await confirm({
      title: 'Zrušit odkaz?',
      message: 'Kdo e-mail dostal, už z něj spotřebu neuvidí. Odeslání zůstane v přehledu.',
      confirmLabel: 'Zrušit odkaz',
    });
    if (isSure)
      revoking.mutate(
        { params: { unit_id, id } },
        { onSuccess: () => flash('Odkaz už neplatí'), onError },
      );
  };
  return (
    <DialogFoot>
      <Button variant="default" onClick={onClose}>
        Zavřít
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={() =>
          printing.mutate(
            { params: { unit_id, id: house, pasport_id }, body: { month } },
            { onSuccess: savePdf, onError },
          )
        }
      >
        Uložit PDF
      </Button>
      {info === null || info.revoked !== '' ? null : (
        <Button
          variant="default"
          loading={revoking.isPending}
          onClick={() => void revoke(info.monthly_info_id)}
        >
          Zrušit odkaz
        </Button>
      )}
      {address_id === null ? null : (
        <Button loading={choosing.isPending} onClick={() => choose(!isOn)}>
          {isOn ? 'Nechce e-mailem' : 'Chce e-mailem'}
        </Button>
      )}
    </DialogFoot>
  );
}
