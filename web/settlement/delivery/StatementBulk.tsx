import { Button } from '@mantine/core';
import { IconFileZip } from '#web/icons/IconFileZip.ts';
import { IconMail } from '#web/icons/IconMail.ts';
import { IconMailbox } from '#web/icons/IconMailbox.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import type { SettlementStatement } from '#contract/settlement/statements.ts';
import { mailChoice } from './delivery-words.ts';
import { isBoxable, isRecordable } from './statement-states.ts';
import type { StatementWork } from './useStatementWork.ts';

type Rows = readonly SettlementStatement[];

interface StatementBulkProps {
  rows: Rows;
  work: Pick<StatementWork, 'isBusy' | 'mail' | 'print' | 'box'>;
  onDelivered: (rows: Rows) => void;
}

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** What may be done with picked statements, each with how many it is done with. */
export function StatementBulk({ rows, work, onDelivered }: StatementBulkProps) {
  const mailed = mailChoice(rows).rows.length;
  const boxed = rows.filter(isBoxable).length;
  const recorded = rows.filter(isRecordable).length;
  return (
    <>
      <Button
        leftSection={<IconMail {...icon} />}
        disabled={mailed === 0}
        loading={work.isBusy}
        onClick={() => work.mail(rows)}
      >
        {`Odeslat e-mailem (${mailed})`}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter {...icon} />}
        disabled={rows.length === 0}
        loading={work.isBusy}
        onClick={() => work.print(rows)}
      >
        {`Vytisknout (${rows.length})`}
      </Button>
      {boxed === 0 ? null : (
        <Button
          variant="default"
          leftSection={<IconFileZip {...icon} />}
          loading={work.isBusy}
          onClick={() => work.box(rows)}
        >
          {`Pro datové schránky (${boxed})`}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconMailbox {...icon} />}
        disabled={recorded === 0}
        onClick={() => onDelivered(rows)}
      >
        {`Zapsat doručení (${recorded})`}
      </Button>
    </>
  );
}
