import { z } from 'zod';
import { planRound, type RoundRecord } from '#contract/fieldwork/rounds.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useCrewList } from '../crew-list.ts';
import { daysOf, nextPlan, planLabels, planShape, withDays, type PlanValues } from './plan-form.ts';
import { PlanFields } from './PlanFields.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { usePlanPreview } from './usePlanPreview.ts';
import { usePlanRound } from './visits.queries.ts';

const schema = withDays(z.object(planShape));

interface PlanDialogProps {
  round: RoundRecord;
  onClose: () => void;
}

/** Gives times to visits of the round that wait for one. */
export function PlanDialog({ round, onClose }: PlanDialogProps) {
  const { unit_id, round_id, version, all_visits } = round;
  const planning = usePlanRound();
  const crews = useCrewList();
  const waiting = all_visits.filter(({ state }) => state === 'unplaced');
  const pasport_ids = waiting.map(({ pasport_id }) => pasport_id);
  const form = useContractForm<PlanValues>({
    schema,
    initial: nextPlan(round, todayInPrague()),
    recordKey: round_id,
    version,
    labels: planLabels,
    onSave: async (_changes, { values, version: seen }) => {
      const { first_day, last_day, ...rest } = schema.parse(values);
      const days = daysOf({ first_day, last_day });
      const body = planRound.body.parse({ ...rest, days, version: seen });
      const saved = await planning.mutateAsync({ params: { unit_id, round_id }, body });
      flash(placedText(round.unplaced - saved.unplaced), saved);
      return { ...values, version: saved.version };
    },
    onCancel: onClose,
  });
  const { isAsked, plan, error } = usePlanPreview(unit_id, pasport_ids, form.values);
  return (
    <ModalForm
      form={form}
      size="xl"
      title={`Naplánovat: ${round.name}`}
      saveLabel="Naplánovat"
      onClose={onClose}
    >
      <PlanFields form={form} crews={crews} />
      <Wide>{isAsked ? <PlanPreview plan={plan} error={error} crews={crews} /> : null}</Wide>
    </ModalForm>
  );
}

const placedText = (count: number) =>
  count === 0
    ? 'Na žádnou návštěvu nezbyl čas'
    : `Termín ${czechPlural(count, 'dostala', 'dostaly', 'dostalo')} ${count}\u00A0${czechPlural(count, 'návštěva', 'návštěvy', 'návštěv')}`;
