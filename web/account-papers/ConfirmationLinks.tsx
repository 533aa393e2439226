import { Button } from '@mantine/core';
import { useState } from 'react';
import { USUAL_LINK_DAYS } from '#contract/money/account-links.ts';
import {
  createConfirmationLink,
  type ConfirmationLink,
} from '#contract/money/confirmation-links.ts';
import type { DebtConfirmation } from '#contract/money/debt-confirmations.ts';
import { LinkList } from '#web/core/links/LinkList.tsx';
import { MadeLink } from '#web/core/links/LinkRow.tsx';
import { givenText } from '#web/core/links/link-words.ts';
import { Form } from '#web/form/Form.tsx';
import { TextField } from '#web/form/fields.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './account-papers.module.css';
import {
  useConfirmationLinks,
  useMakeConfirmationLink,
  useRevokeConfirmationLink,
} from './links.queries.ts';

interface ConfirmationLinksProps {
  confirmation: DebtConfirmation;
  onClose: () => void;
}

/** Links by which a seller, a buyer or a notary sees the confirmation: a new one, and those that were made. */
export function ConfirmationLinks({ confirmation, onClose }: ConfirmationLinksProps) {
  const [url, setUrl] = useState('');
  return (
    <LateModal
      opened
      size="lg"
      onClose={onClose}
      title={`Odkaz na potvrzení č. ${confirmation.number}`}
    >
      <div className={styles.part}>
        <p className={page.text}>
          Kdo má odkaz, vidí bez přihlášení toto jedno potvrzení, jak bylo vydáno, a zda stále
          platí. Nabyvateli nebo notáři ho předejte jen se souhlasem převodce (§ 1186 občanského
          zákoníku).
        </p>
        <NewLink confirmation={confirmation} onMade={setUrl} />
        {url === '' ? null : <MadeLink url={url} />}
        <Links confirmation={confirmation} />
      </div>
    </LateModal>
  );
}

const schema = createConfirmationLink.body;
const labels = { made_for: 'Pro koho', recipient: 'E-mail', days: 'Platí dnů' };

interface NewLinkProps {
  confirmation: DebtConfirmation;
  onMade: (url: string) => void;
}

function NewLink({ confirmation, onMade }: NewLinkProps) {
  const { unit_id, debt_confirmation_id, requester, requester_name, names } = confirmation;
  const making = useMakeConfirmationLink();
  const begun: { made_for: string; recipient: string; days: number | string | null } = {
    made_for: requester === 'acquirer' ? requester_name : names,
    recipient: '',
    days: USUAL_LINK_DAYS,
  };
  const form = useContractForm({
    schema,
    initial: begun,
    labels,
    onSave: async (_changes, { values }) => {
      const body = schema.parse(values);
      const params = { unit_id, debt_confirmation_id };
      const made = await making.mutateAsync({ params, body });
      onMade(made.url);
      flash(made.url === '' ? `Odkaz odešel na ${made.recipient}` : 'Odkaz je vytvořený');
    },
  });
  return (
    <Form form={form} label="Nový odkaz" place="any">
      <div className={styles.part}>
        <TextField
          {...form.field('made_for')}
          label={labels.made_for}
          placeholder="JUDr. Alena Nová, notářka"
          autoComplete="off"
        />
        <TextField
          {...form.field('recipient')}
          label={labels.recipient}
          hint="Prázdný: odkaz se ukáže ke zkopírování."
          autoComplete="off"
        />
        <NumberField {...form.field('days')} label={labels.days} hint="Nejvýše 400." />
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

function Links({
  confirmation: { unit_id, debt_confirmation_id },
}: Pick<ConfirmationLinksProps, 'confirmation'>) {
  const { data, error, refetch } = useConfirmationLinks({ unit_id, debt_confirmation_id });
  const revoking = useRevokeConfirmationLink();
  return (
    <LinkList
      links={data?.values}
      error={error}
      onRetry={() => void refetch()}
      idOf={(link) => link.confirmation_link_id}
      whoseOf={whoseText}
      shows="potvrzení"
      revoking={{
        isPending: revoking.isPending,
        id: revoking.variables?.params?.id,
        revoke: (id, then) => revoking.mutate({ params: { unit_id, id } }, then),
      }}
    />
  );
}

const whoseText = (link: ConfirmationLink) => givenText(link.made_for, link);
