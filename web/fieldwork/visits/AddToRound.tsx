import { z } from 'zod';
import type { VisitPlace } from '#contract/fieldwork/visit-places.ts';
import { chosenId } from '#contract/fields.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useAddToRound, useRounds } from './visits.queries.ts';

const schema = z.object({ round_id: chosenId('Vyberte obchůzku') });
const labels = { round_id: 'Obchůzka' };

interface Values {
  round_id: number | null;
  [field: string]: unknown;
}

interface AddToRoundProps {
  unit_id: number;
  places: readonly VisitPlace[];
  onAdded: (round_id: number) => void;
  onClose: () => void;
}

/** Puts the picked places into a round that goes on; they wait there for a time. */
export function AddToRound({ unit_id, places, onAdded, onClose }: AddToRoundProps) {
  const adding = useAddToRound();
  const rounds = useRounds(unit_id).data?.values ?? [];
  const open = rounds.filter(({ closed }) => closed === null);
  const count = places.length;
  const form = useContractForm<Values>({
    schema,
    initial: { round_id: open[0]?.round_id ?? null },
    recordKey: open[0]?.round_id,
    labels,
    onSave: async (_changes, { values }) => {
      const { round_id } = schema.parse(values);
      const pasport_ids = places.map(({ pasport_id }) => pasport_id);
      const body = { pasport_ids };
      const saved = await adding.mutateAsync({ params: { unit_id, round_id }, body });
      flash(`V obchůzce čeká na termín ${saved.unplaced}`, saved);
      onAdded(round_id);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Přidat do obchůzky: ${count} ${czechPlural(count, 'místo', 'místa', 'míst')}`}
      saveLabel="Přidat"
      onClose={onClose}
    >
      <IdField
        {...form.field('round_id')}
        label={labels.round_id}
        hint="Kde v obchůzce návštěva už čeká, druhá nevznikne."
        choices={open.map(({ round_id: id, name }) => ({ id, name }))}
        data-autofocus
      />
    </ModalForm>
  );
}
