import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { z } from 'zod';
import { ruledBy } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import { addObjection } from '#contract/settlement/objections.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useStatementOf, useStatements } from '../delivery/statements.queries.ts';
import { useAddObjection } from './objections.queries.ts';

interface AddObjectionDialogProps {
  settlement: Settlement;
  onClose: () => void;
}

const { content, received_on } = addObjection.body.shape;
const labels = {
  statement: 'Čí námitka to je',
  about: 'Čeho se týká',
  received_on: 'Kdy přišla',
  content: 'Co příjemce namítá',
};
type Values = { statement: string; about: string; received_on: string | null; content: string };

/** A day from the issue up to today. */
const schemaOf = (issued_on: string, today: string) =>
  ruledBy(
    z.object({
      statement: z.string().min(1, 'Zvolte, čí námitka to je'),
      about: z.string(),
      received_on,
      content,
    }),
    [
      at('received_on', ({ received_on: on }) =>
        on > today || on < issued_on
          ? `Den musí být od vydání ${formatDate(issued_on)} do dneška`
          : null,
      ),
    ],
  );

/** Takes down an objection that came on paper or by word. */
export function AddObjectionDialog({ settlement, onClose }: AddObjectionDialogProps) {
  const { unit_id, settlement_id, issued_on } = settlement;
  const adding = useAddObjection();
  const today = todayInPrague();
  const schema = schemaOf(issued_on ?? today, today);
  const form = useContractForm<Values>({
    schema,
    initial: { statement: '', about: 'all', received_on: today, content: '' },
    labels,
    onSave: async (_changes, { values }) => {
      const { statement, about, ...written } = schema.parse(values);
      const service_id = about === 'all' ? null : Number(about);
      const body = { settlement_statement_id: Number(statement), service_id, ...written };
      await adding.mutateAsync({ params: { unit_id, settlement_id }, body });
      flash('Námitka je zapsaná');
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Zapsat námitku: ${settlementTitle(settlement)}`}
      saveLabel="Zapsat námitku"
      onClose={onClose}
    >
      <Wide>
        <SelectField
          {...form.field('statement')}
          onChange={(statement) => form.setFields({ statement, about: 'all' })}
          label={labels.statement}
          options={useRecipientOptions(settlement)}
          data-autofocus
        />
      </Wide>
      <SelectField
        {...form.field('about')}
        label={labels.about}
        options={useServiceOptions(unit_id, Number(form.values.statement))}
      />
      <DateField
        {...form.field('received_on')}
        label={labels.received_on}
        hint="Od toho dne běží lhůta k vyřízení."
      />
      <TextAreaField {...form.field('content')} label={labels.content} rows={4} />
    </ModalForm>
  );
}

function useRecipientOptions({ unit_id, settlement_id }: Settlement) {
  const statements = useStatements(unit_id, settlement_id).data?.values ?? [];
  return [
    { value: '', label: 'Zvolte příjemce' },
    ...statements.map(({ settlement_statement_id: id, space_name, building_name, names }) => ({
      value: String(id),
      label: [`Prostor ${space_name}`, building_name, names].filter(Boolean).join(', '),
    })),
  ];
}

/** Services of the chosen statement. */
function useServiceOptions(unit_id: number, settlement_statement_id: number) {
  const services = useStatementOf({ unit_id, settlement_statement_id }).data?.services ?? [];
  return [
    { value: 'all', label: 'Celé vyúčtování' },
    ...services.map(({ service_id, service_name }) => ({
      value: String(service_id),
      label: service_name,
    })),
  ];
}
