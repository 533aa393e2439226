import { IconFileTypePdf } from '#web/icons/IconFileTypePdf.ts';
import { IconLink } from '#web/icons/IconLink.ts';
import { IconMailbox } from '#web/icons/IconMailbox.ts';
import { IconReceipt } from '#web/icons/IconReceipt.ts';
import { IconWallet } from '#web/icons/IconWallet.ts';
import { useNavigate } from '@tanstack/react-router';
import type { SettlementStatement } from '#contract/settlement/statements.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { flashError } from '#web/notices/flash.ts';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { accountHref } from './statement-text.ts';
import { isRecordable } from './statement-states.ts';
import { usePrintStatement } from './statements.queries.ts';

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;

/** Where a step over one statement leads. */
export interface StatementSteps {
  readonly onOpen: (statement: SettlementStatement) => void;
  readonly onLinks: (statement: SettlementStatement) => void;
  readonly onDelivered: (statement: SettlementStatement) => void;
}

/** What may be done with one statement of the list. */
export function StatementMenu({
  statement,
  onOpen,
  onLinks,
  onDelivered,
}: StatementSteps & { statement: SettlementStatement }) {
  const { unit_id, settlement_statement_id, space_name, names } = statement;
  const printing = usePrintStatement();
  const navigate = useNavigate();
  const account = accountHref(statement);
  const isOpen = useIsOpenAddress(account ?? '');
  return (
    <RecordMenu label={`Další akce: ${space_name}, ${names}`} isBusy={printing.isPending}>
      <MenuItem leftSection={<IconReceipt {...icon} />} onClick={() => onOpen(statement)}>
        Otevřít vyúčtování
      </MenuItem>
      <MenuItem
        leftSection={<IconFileTypePdf {...icon} />}
        onClick={() =>
          printing.mutate(
            { params: { unit_id, settlement_statement_id } },
            { onError: (error) => flashError(userMessage(error)) },
          )
        }
      >
        Uložit PDF
      </MenuItem>
      <MenuItem leftSection={<IconLink {...icon} />} onClick={() => onLinks(statement)}>
        Odkazy
      </MenuItem>
      {isRecordable(statement) ? (
        <MenuItem leftSection={<IconMailbox {...icon} />} onClick={() => onDelivered(statement)}>
          Zapsat doručení
        </MenuItem>
      ) : null}
      {account === undefined || !isOpen ? null : (
        <MenuItem
          leftSection={<IconWallet {...icon} />}
          onClick={() => void navigate({ href: account })}
        >
          Konto prostoru
        </MenuItem>
      )}
    </RecordMenu>
  );
}
