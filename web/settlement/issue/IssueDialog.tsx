import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import type { SettledRecipient, Settlement } from '#contract/settlement/settlements.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { boardText } from '../board/board-text.ts';
import { useReviews } from '../board/board.queries.ts';
import { useIssue } from '../settlement.queries.ts';
import styles from '../settlement.module.css';
import { issueSchema, issueSentences, issueSums, usualDue } from './issue-words.ts';

interface IssueDialogProps {
  settlement: Settlement;
  /** settlement_count_id of what is issued, and who is in it. */
  count: number;
  recipients: readonly SettledRecipient[];
  onIssued: () => void;
  onClose: () => void;
}

const labels = { due_on: 'Splatnost nedoplatků a přeplatků' };

/** What issuing does, and by when balances are to be paid. */
export function IssueDialog(props: IssueDialogProps) {
  const { settlement, count, recipients, onIssued, onClose } = props;
  const { unit_id, settlement_id, pay_until } = settlement;
  const today = todayInPrague();
  const issuing = useIssue();
  const schema = issueSchema(settlement, today);
  const form = useContractForm<{ due_on: string | null }>({
    schema,
    initial: { due_on: usualDue(settlement, today) },
    labels,
    onSave: async (_changes, { values }) => {
      const body = { settlement_count_id: count, ...schema.parse(values) };
      await issuing.mutateAsync({ params: { unit_id, settlement_id }, body });
      flash('Vyúčtování je vydané');
      onIssued();
      return values;
    },
    onCancel: onClose,
  });
  const text = boardText(useReviews(unit_id, settlement_id).data?.values ?? [], count);
  const board = text === '' ? [] : [text];
  const hint =
    pay_until === null
      ? 'Do kdy se nedoplatky a přeplatky vyrovnají.'
      : `Nejpozději ${formatDate(pay_until)} (zákon č. 67/2013 Sb., § 7 odst. 3).`;
  return (
    <ModalForm
      form={form}
      title={`Vydat vyúčtování: ${settlementTitle(settlement)}`}
      saveLabel="Vydat vyúčtování"
      onClose={onClose}
    >
      <ul className={styles.sentences}>
        {[...issueSentences(settlement, issueSums(recipients)), ...board].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DateField {...form.field('due_on')} label={labels.due_on} hint={hint} data-autofocus />
    </ModalForm>
  );
}
