import { Button, Skeleton } from '@mantine/core';
import {
  createAccountLink,
  USUAL_LINK_DAYS,
  type AccountLink,
} from '#contract/money/account-links.ts';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { useState } from 'react';
import { SelectField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime, todayInPrague } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash, flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from './account-papers.module.css';
import { useLinks, useMakeLink, useRevokeLink } from './papers.queries.ts';

interface LinksDialogProps {
  account: LedgerAccount;
  onClose: () => void;
}

/** Links by which the people of the account see it without a sign-in: a new one, and those that were made. */
export function LinksDialog({ account, onClose }: LinksDialogProps) {
  const [url, setUrl] = useState('');
  return (
    <LateModal
      opened
      size="lg"
      onClose={onClose}
      title={`Odkaz na konto: prostor ${account.space_number}`}
    >
      <div className={styles.part}>
        <p className={styles.text}>
          Kdo má odkaz, vidí bez přihlášení toto jedno konto, jak právě stojí: pohyby, zůstatek, QR
          platbu a PDF. Nic jiného.
        </p>
        <NewLink account={account} onMade={setUrl} />
        {url === '' ? null : <MadeLink url={url} />}
        <Links account={account} />
      </div>
    </LateModal>
  );
}

/** The secret is told once: the portal keeps only a hash of it. */
function MadeLink({ url }: { url: string }) {
  return (
    <div className={styles.link} role="status">
      <div>
        <p className={styles.dimmed}>Nový odkaz, ukáže se jen teď:</p>
        <p className={styles.url}>{url}</p>
      </div>
      <CopyButton text={url} label="Kopírovat odkaz" />
    </div>
  );
}

const schema = createAccountLink.body;

const ways = [
  { value: 'mail', label: 'Poslat e-mailem' },
  { value: 'copy', label: 'Zkopírovat' },
] as const;

function NewLink({ account, onMade }: { account: LedgerAccount; onMade: (url: string) => void }) {
  const { unit_id, ledger_account_id, people } = account;
  const making = useMakeLink();
  const begun: { address_id: number | null; by_mail: boolean; days: number | string | null } = {
    address_id: people[0]?.address_id ?? null,
    by_mail: true,
    days: USUAL_LINK_DAYS,
  };
  const form = useContractForm({
    schema,
    initial: begun,
    onSave: async (_changes, { values }) => {
      const body = schema.parse(values);
      const made = await making.mutateAsync({ params: { unit_id, ledger_account_id }, body });
      onMade(made.url);
      flash(made.url === '' ? `Odkaz odešel na ${made.recipient}` : 'Odkaz je vytvořený');
    },
  });
  const way = form.field('by_mail');
  return (
    <Form form={form} label="Nový odkaz" place="any">
      <div className={styles.part}>
        {people.length > 1 ? (
          <IdField
            {...form.field('address_id')}
            label="Pro koho"
            choices={people.map(({ address_id, full_name }) => ({
              id: address_id,
              name: full_name,
            }))}
          />
        ) : null}
        <SelectField<'mail' | 'copy'>
          {...way}
          value={way.value ? 'mail' : 'copy'}
          onChange={(value) => way.onChange(value === 'mail')}
          label="Jak ho předat"
          options={ways}
        />
        <NumberField {...form.field('days')} label="Platí dnů" hint="Nejvýše 400." />
        <ErrorLine error={form.error} />
        <Button type="submit" loading={form.isSaving}>
          Vytvořit odkaz
        </Button>
      </div>
    </Form>
  );
}

function Links({ account: { unit_id, ledger_account_id } }: { account: LedgerAccount }) {
  const { data, error, refetch } = useLinks({ unit_id, ledger_account_id });
  if (data === undefined)
    return error === null ? (
      <Skeleton height="4rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (data.values.length === 0) return <p className={styles.dimmed}>Zatím tu žádný odkaz není.</p>;
  return (
    <ul className={styles.links} aria-label="Vytvořené odkazy">
      {data.values.map((link) => (
        <li key={link.account_link_id} className={styles.link}>
          <div>
            <p>{whoseText(link)}</p>
            <p className={styles.dimmed}>{madeText(link)}</p>
            <p className={styles.dimmed}>{openedText(link)}</p>
          </div>
          <Revoke unit_id={unit_id} link={link} />
        </li>
      ))}
    </ul>
  );
}

const mailStates: Readonly<Record<AccountLink['mail_state'], string>> = {
  '': '',
  waiting: ', e-mail čeká na odeslání',
  sent: ', e-mail odešel',
  refused: ', e-mail se nepodařilo odeslat',
};

const whoseText = ({ full_name, recipient, mail_state }: AccountLink) =>
  `${full_name === '' ? 'Osoba, která už v adresáři není' : full_name}: ${
    recipient === '' ? 'zkopírovaný odkaz' : recipient
  }${mailStates[mail_state]}`;

const madeText = ({ created, created_by, expires }: AccountLink) =>
  `Vytvořeno ${formatDateTime(created)}${created_by === '' ? '' : `, ${created_by}`}; platí do ${formatDate(expires)}`;

function openedText({ opened, opened_last, opened_count, revoked, expires }: AccountLink): string {
  const seen =
    opened === ''
      ? 'Zatím neotevřen'
      : opened_count === 1
        ? `Otevřen ${formatDateTime(opened)}`
        : `Otevřen ${opened_count}×, poprvé ${formatDateTime(opened)}, naposledy ${formatDateTime(opened_last)}`;
  if (revoked !== '') return `${seen}; zrušen ${formatDateTime(revoked)}`;
  return expires < todayInPrague() ? `${seen}; platnost skončila` : seen;
}

function Revoke({ unit_id, link }: { unit_id: number; link: AccountLink }) {
  const revoking = useRevokeLink();
  if (link.revoked !== '' || link.expires < todayInPrague()) return null;
  const revoke = async () => {
    const isSure = await confirm({
      title: 'Zrušit odkaz?',
      message:
        'Kdo ho má, od této chvíle konto neuvidí. Zpět to vzít nelze, jen vytvořit nový odkaz.',
      confirmLabel: 'Zrušit odkaz',
      cancelLabel: 'Ponechat',
      danger: true,
    });
    if (!isSure) return;
    revoking.mutate(
      { params: { unit_id, id: link.account_link_id } },
      {
        onSuccess: () => flash('Odkaz je zrušený'),
        onError: (fault) => flashError(userMessage(fault)),
      },
    );
  };
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Zrušit odkaz: ${whoseText(link)}`}
      loading={revoking.isPending}
      onClick={() => void revoke()}
    >
      Zrušit
    </Button>
  );
}
