import { spaceInHouse } from '#web/core/space-in-house.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconFileTypePdf } from '#web/icons/IconFileTypePdf.ts';
import { IconLink } from '#web/icons/IconLink.ts';
import type { SettlementStatement } from '#contract/settlement/statements.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from '../settlement.module.css';
import { isRecordable } from './statement-states.ts';
import { accountHref, deliveryText } from './statement-text.ts';
import { StatementBadge } from './StatementBadge.tsx';
import type { StatementSteps } from './StatementMenu.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import { usePrintStatement, useStatement } from './statements.queries.ts';

interface StatementDialogProps extends Omit<StatementSteps, 'onOpen'> {
  statement: SettlementStatement;
  onClose: () => void;
}

/** One statement: how it got to its recipient, and what he reads. */
export function StatementDialog(props: StatementDialogProps) {
  const { statement, onClose } = props;
  const account = accountHref(statement);
  return (
    <LateModal
      opened
      size="lg"
      title={`Vyúčtování: prostor ${spaceInHouse(statement.space_name, statement.building_name)}, ${statement.names}`}
      onClose={onClose}
    >
      <div className={styles.steps}>
        <Facts>
          <div>
            <dt>Doručení</dt>
            <dd>
              <StatementBadge state={statement.state} /> {deliveryText(statement)}
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>{statement.email === '' ? 'v adresáři není' : statement.email}</dd>
          </div>
          {statement.data_box === '' ? null : (
            <div>
              <dt>Datová schránka</dt>
              <dd>{statement.data_box}</dd>
            </div>
          )}
          {account === undefined ? null : (
            <div>
              <dt>Zapsáno na</dt>
              <dd>
                <InnerLink href={account}>konto prostoru</InnerLink>
              </dd>
            </div>
          )}
        </Facts>
        <Read statement={statement} />
        <Foot {...props} />
      </div>
    </LateModal>
  );
}

function Read({ statement }: { statement: SettlementStatement }) {
  const { data, error, refetch } = useStatement(statement);
  if (data !== undefined) return <StatementSheet paper={data} unit_id={statement.unit_id} />;
  return error === null ? (
    <Skeleton height="16rem" />
  ) : (
    <LoadError error={error} onRetry={() => void refetch()} />
  );
}

function Foot({ statement, onClose, onLinks, onDelivered }: StatementDialogProps) {
  const { unit_id, settlement_statement_id } = statement;
  const printing = usePrintStatement();
  const print = () =>
    printing.mutate(
      { params: { unit_id, settlement_statement_id } },
      { onError: (error) => flashError(userMessage(error)) },
    );
  return (
    <DialogFoot>
      <Button variant="default" onClick={onClose}>
        Zavřít
      </Button>
      {isRecordable(statement) ? (
        <Button variant="default" onClick={() => onDelivered(statement)}>
          Zapsat doručení
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconLink size="1.125rem" aria-hidden="true" />}
        onClick={() => onLinks(statement)}
      >
        Odkazy
      </Button>
      <Button
        leftSection={<IconFileTypePdf size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={print}
      >
        Uložit PDF
      </Button>
    </DialogFoot>
  );
}
