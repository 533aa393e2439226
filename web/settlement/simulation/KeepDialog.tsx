import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import type { TriedRule } from '#contract/settlement/simulated.ts';
import { createSimulation } from '#contract/settlement/simulations.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useCreateSimulation } from './simulations.queries.ts';

interface KeepDialogProps {
  settlement: Settlement;
  count: number;
  tried: TriedRule[];
  onKept: (id: number) => void;
  onClose: () => void;
}

const schema = createSimulation.body.pick({ name: true, note: true });
const labels = { name: 'Název', note: 'Poznámka' };

/** By what name a simulation is kept. */
export function KeepDialog({ settlement, count, tried, onKept, onClose }: KeepDialogProps) {
  const { unit_id, settlement_id } = settlement;
  const creating = useCreateSimulation();
  const form = useContractForm<{ name: string; note: string }>({
    schema,
    initial: { name: '', note: '' },
    labels,
    onSave: async (_changes, { values }) => {
      const made = await creating.mutateAsync({
        params: { unit_id, settlement_id },
        body: { ...schema.parse(values), settlement_count_id: count, changes: tried },
      });
      flash('Simulace byla uložena', made);
      onKept(made.settlement_simulation_id);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Uložit simulaci: ${settlementTitle(settlement)}`}
      saveLabel="Uložit simulaci"
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={labels.name}
        placeholder="Základní složka 30 %"
        data-autofocus
      />
      <TextAreaField {...form.field('note')} label={labels.note} rows={3} />
    </ModalForm>
  );
}
