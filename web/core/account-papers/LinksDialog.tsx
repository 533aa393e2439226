import { spaceInHouse } from '#web/core/space-in-house.ts';
import { Button } from '@mantine/core';
import {
  createAccountLink,
  USUAL_LINK_DAYS,
  type AccountLink,
} from '#contract/money/account-links.ts';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { useState } from 'react';
import { LinkList } from '#web/core/links/LinkList.tsx';
import { MadeLink } from '#web/core/links/LinkRow.tsx';
import { givenText } from '#web/core/links/link-words.ts';
import { SelectField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
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
      title={`Odkaz na konto: prostor ${spaceInHouse(account.space_number, account.building_name)}`}
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
        <div>
          <Button type="submit" loading={form.isSaving}>
            Vytvořit odkaz
          </Button>
        </div>
      </div>
    </Form>
  );
}

function Links({ account: { unit_id, ledger_account_id } }: { account: LedgerAccount }) {
  const { data, error, refetch } = useLinks({ unit_id, ledger_account_id });
  const revoking = useRevokeLink();
  return (
    <LinkList
      links={data?.values}
      error={error}
      onRetry={() => void refetch()}
      idOf={(link) => link.account_link_id}
      whoseOf={whoseText}
      shows="konto"
      revoking={{
        isPending: revoking.isPending,
        id: revoking.variables?.params?.id,
        revoke: (id, then) => revoking.mutate({ params: { unit_id, id } }, then),
      }}
    />
  );
}

const whoseText = (link: AccountLink) => givenText(link.full_name, link);
