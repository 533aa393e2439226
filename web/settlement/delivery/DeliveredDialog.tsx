import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { z } from 'zod';
import { ruledBy } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { deliverStatements, type SettlementStatement } from '#contract/settlement/statements.ts';
import { deliveredBy, type DeliveredBy } from '#contract/settlement/words.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import styles from '../settlement.module.css';
import { statementsText } from './delivery-words.ts';
import { isRecordable, wayNames } from './statement-states.ts';
import { useDeliver } from './statements.queries.ts';

interface DeliveredDialogProps {
  settlement: Settlement;
  /** Picked ones; those that went by mail are left out. */
  rows: readonly SettlementStatement[];
  onClose: () => void;
}

const { state, delivered_on } = deliverStatements.body.shape;
const ways = deliveredBy.options.map((value) => ({ value, label: wayNames(value) }));
const labels = { state: 'Jak', delivered_on: 'Kdy' };
type Delivery = { state: DeliveredBy; delivered_on: string | null };

/** A day from the issue up to today. */
const schemaOf = (issued_on: string, today: string) =>
  ruledBy(z.object({ state, delivered_on }), [
    at('delivered_on', ({ delivered_on: on }) =>
      on > today ? 'Den doručení nesmí být v budoucnu' : null,
    ),
    at('delivered_on', ({ delivered_on: on }) =>
      on < issued_on ? `Vyúčtování bylo vydáno až ${formatDate(issued_on)}` : null,
    ),
  ]);

/** By which way statements got to people, and when. */
export function DeliveredDialog({ settlement, rows, onClose }: DeliveredDialogProps) {
  const { unit_id, settlement_id, issued_on } = settlement;
  const delivering = useDeliver();
  const today = todayInPrague();
  const schema = schemaOf(issued_on ?? today, today);
  const recorded = rows.filter(isRecordable);
  const mailed = rows.length - recorded.length;
  const initial: Delivery = { state: 'handed', delivered_on: today };
  const form = useContractForm<Delivery>({
    schema,
    initial,
    labels,
    onSave: async (_changes, { values }) => {
      const statements = recorded.map(({ settlement_statement_id: id }) => id);
      const body = { statements, ...schema.parse(values) };
      const params = { unit_id, settlement_id };
      const answer = await delivering.mutateAsync({ params, body });
      flash(`Doručení je zapsané u ${statementsText(answer.delivered)}`, answer);
      return values;
    },
    onCancel: onClose,
  });
  const left = mailed === 0 ? '' : ` Vynechá se, co šlo e-mailem: ${statementsText(mailed)}.`;
  return (
    <ModalForm
      form={form}
      title={`Zapsat doručení: ${settlementTitle(settlement)}`}
      saveLabel="Zapsat doručení"
      onClose={onClose}
    >
      <p className={styles.line}>{`Zapíše se u ${statementsText(recorded.length)}.${left}`}</p>
      <SelectField {...form.field('state')} label={labels.state} options={ways} data-autofocus />
      <DateField {...form.field('delivered_on')} label={labels.delivered_on} />
    </ModalForm>
  );
}
