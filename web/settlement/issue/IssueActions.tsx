import { Button } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { IconSend } from '#web/icons/IconSend.ts';
import { useState } from 'react';
import type { CountSums, Settlement } from '#contract/settlement/settlements.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useResult } from '../settlement.queries.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { IssueDialog } from './IssueDialog.tsx';

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

interface IssueButtonProps {
  settlement: Settlement;
  /** The count that was looked through. */
  count: CountSums;
  onIssued: () => void;
}

/** Issues statements of the count; it asks first, with what is in it. */
export function IssueButton({ settlement, count, onIssued }: IssueButtonProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, isFetching, refetch } = useResult(
    unit_id,
    settlement_id,
    count.settlement_count_id,
  );
  const [isOpen, setOpen] = useState(false);
  const isKnown = data?.count.settlement_count_id === count.settlement_count_id;
  return (
    <>
      <Button
        leftSection={<IconSend {...icon} />}
        loading={!isKnown && isFetching}
        onClick={() => (isKnown ? setOpen(true) : void refetch())}
      >
        Vydat vyúčtování
      </Button>
      {isKnown ? null : <ErrorLine error={error} isOfAction />}
      {isOpen && isKnown ? (
        <IssueDialog
          settlement={settlement}
          count={count.settlement_count_id}
          recipients={data.recipients}
          onIssued={onIssued}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Opens issued statements for a correction. */
export function CorrectButton({ settlement }: { settlement: Settlement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil {...icon} />}
        onClick={() => setOpen(true)}
      >
        Opravit vyúčtování
      </Button>
      {isOpen ? <CorrectDialog settlement={settlement} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
