import { changeSelfRound } from '#contract/metering/self-reading-calls.ts';
import type { SelfRound } from '#contract/metering/self-rounds.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useChangeTerm } from './self-readings.queries.ts';

/** Another last day of a round. */
export function TermDialog({ round, onClose }: { round: SelfRound; onClose: () => void }) {
  const changing = useChangeTerm();
  const { unit_id, self_reading_round_id } = round;
  const form = useContractForm({
    schema: changeSelfRound.body,
    initial: termOf(round),
    onSave: async (_changes, { values }) => {
      const body = changeSelfRound.body.parse(values);
      const params = { unit_id, self_reading_round_id };
      flash('Termín byl změněn', await changing.mutateAsync({ params, body }));
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Změnit termín: ${round.name}`}
      saveLabel="Uložit termín"
      onClose={onClose}
    >
      <DateField {...form.field('closes')} label="Odečítá se do" data-autofocus />
    </ModalForm>
  );
}

/** The value of the form, which may be left empty meanwhile. */
function termOf({ closes }: SelfRound): { closes: string | null } {
  return { closes };
}
