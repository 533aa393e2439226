import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import {
  createStatementLink,
  MOST_STATEMENT_LINK_DAYS,
  USUAL_STATEMENT_LINK_DAYS,
  type StatementLink,
} from '#contract/settlement/statement-links.ts';
import { type SettlementStatement } from '#contract/settlement/statements.ts';
import { Form } from '#web/form/Form.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime, todayInPrague } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash, flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
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
      title={`Odkazy na vyúčtování: prostor ${statement.space_name}`}
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
  const { data, error, refetch } = useStatementLinks(statement);
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
        <li key={link.settlement_link_id} className={styles.link}>
          <div>
            <p>{whoseText(link)}</p>
            <p className={styles.dimmed}>{madeText(link)}</p>
            <p className={styles.dimmed}>{openedText(link, todayInPrague())}</p>
          </div>
          <Revoke unit_id={statement.unit_id} link={link} />
        </li>
      ))}
    </ul>
  );
}

const whoseText = ({ recipient }: StatementLink) =>
  recipient === '' ? 'Zkopírovaný odkaz' : `E-mailem na ${recipient}`;

const madeText = ({ created, created_by, expires }: StatementLink) =>
  `Vytvořeno ${formatDateTime(created)}${created_by === '' ? '' : `, ${created_by}`}; platí do ${formatDate(expires)}`;

/** How often it was opened, and whether it still holds. */
function openedText(link: StatementLink, today: string): string {
  const { opened, opened_last, opened_count, revoked, expires } = link;
  const seen =
    opened === ''
      ? 'Zatím neotevřen'
      : opened_count === 1
        ? `Otevřen ${formatDateTime(opened)}`
        : `Otevřen ${opened_count}×, poprvé ${formatDateTime(opened)}, naposledy ${formatDateTime(opened_last)}`;
  if (revoked !== '') return `${seen}; zrušen ${formatDateTime(revoked)}`;
  return expires < today ? `${seen}; platnost skončila` : seen;
}

function Revoke({ unit_id, link }: { unit_id: number; link: StatementLink }) {
  const revoking = useRevokeLink();
  if (link.revoked !== '' || link.expires < todayInPrague()) return null;
  const revoke = async () => {
    const isSure = await confirm({
      title: 'Zrušit odkaz?',
      message:
        'Kdo ho má, od této chvíle vyúčtování neuvidí. Zpět to vzít nelze, jen vytvořit nový odkaz.',
      confirmLabel: 'Zrušit odkaz',
      cancelLabel: 'Ponechat',
      danger: true,
    });
    if (!isSure) return;
    revoking.mutate(
      { params: { unit_id, id: link.settlement_link_id } },
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
