import { spaceInHouse } from '#web/core/space-in-house.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  createStatementLink,
  MOST_STATEMENT_LINK_DAYS,
  USUAL_STATEMENT_LINK_DAYS,
  type StatementLink,
} from '#contract/settlement/statement-links.ts';
import { type SettlementStatement } from '#contract/settlement/statements.ts';
import { LinkList } from '#web/core/links/LinkList.tsx';
import { MadeLink } from '#web/core/links/LinkRow.tsx';
import { Form } from '#web/form/Form.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from './delivery.module.css';
import { useMakeLink, useRevokeLink, useStatementLinks } from './statements.queries.ts';

interface StatementLinksProps {
  statement: SettlementStatement;
  onClose: () => void;
}

/** Links by which the recipient reads the statement without a sign-in: a new one, and those that were made. */
export function StatementLinks({ statement, onClose }: StatementLinksProps) {
  const [url, setUrl] = useState('');
  return (
    <LateModal
      opened
      size="lg"
      onClose={onClose}
      title={`Odkazy na vyúčtování: prostor ${spaceInHouse(statement.space_name, statement.building_name)}`}
    >
      <div className={styles.part}>
        <p className={styles.text}>
          Kdo má odkaz, vidí bez přihlášení toto jedno vyúčtování a doklady, ze kterých vychází. Nic
          jiného.
        </p>
        <NewLink statement={statement} onMade={setUrl} />
        {url === '' ? null : <MadeLink url={url} />}
        <Links statement={statement} />
      </div>
    </LateModal>
  );
}

const schema = createStatementLink.body;

interface NewLinkProps {
  statement: SettlementStatement;
  onMade: (url: string) => void;
}

function NewLink({ statement, onMade }: NewLinkProps) {
  const { unit_id, settlement_statement_id } = statement;
  const making = useMakeLink();
  const form = useContractForm<{ days: number | string | null }>({
    schema,
    initial: { days: USUAL_STATEMENT_LINK_DAYS },
    onSave: async (_changes, { values }) => {
      const params = { unit_id, settlement_statement_id };
      const made = await making.mutateAsync({ params, body: schema.parse(values) });
      onMade(made.url);
      flash('Odkaz je vytvořený');
    },
  });
  return (
    <Form form={form} label="Nový odkaz" place="any">
      <div className={styles.part}>
        <NumberField
          {...form.field('days')}
          label="Platí dnů"
          hint={`Nejvýše ${MOST_STATEMENT_LINK_DAYS}.`}
        />
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

function Links({ statement }: { statement: SettlementStatement }) {
  const { unit_id } = statement;
  const { data, error, refetch } = useStatementLinks(statement);
  const revoking = useRevokeLink();
  return (
    <LinkList
      links={data?.values}
      error={error}
      onRetry={() => void refetch()}
      idOf={(link) => link.settlement_link_id}
      whoseOf={whoseText}
      shows="vyúčtování"
      revoking={{
        isPending: revoking.isPending,
        id: revoking.variables?.params?.id,
        revoke: (id, then) => revoking.mutate({ params: { unit_id, id } }, then),
      }}
    />
  );
}

const whoseText = ({ recipient }: StatementLink) =>
  recipient === '' ? 'Zkopírovaný odkaz' : `E-mailem na ${recipient}`;
