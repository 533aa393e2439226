import { useRef } from 'react';
import { z } from 'zod';
import type { VisitPlace } from '#contract/fieldwork/visit-places.ts';
import { createRound, type RoundRecord } from '#contract/fieldwork/rounds.ts';
import { workOn } from '#contract/fieldwork/work-on.ts';
import type { Work } from '#contract/fieldwork/works.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextField } from '#web/form/fields.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useCrewList } from '../crew-list.ts';
import { useWorkList } from '../work-list.ts';
import {
  daysOf,
  firstPlan,
  planLabels,
  planShape,
  withDays,
  type PlanValues,
} from './plan-form.ts';
import { PlanFields } from './PlanFields.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { usePlanPreview } from './usePlanPreview.ts';
import { useCreateRound } from './visits.queries.ts';

const { name, work_id, note } = createRound.body.shape;
const schema = withDays(z.object({ name, work_id, note, ...planShape }));
const labels = { ...planLabels, name: 'Název', work_id: 'Práce', note: 'Poznámka' };

interface Values extends PlanValues {
  name: string;
  work_id: number | null;
  note: string;
}

interface NewRoundProps {
  unit_id: number;
  places: readonly VisitPlace[];
  onMade: (made: RoundRecord) => void;
  onClose: () => void;
}

/** A round over the places that were picked: what, when and by whom; it is shown how it would come out. */
export function NewRound({ unit_id, places, onMade, onClose }: NewRoundProps) {
  const creation = useCreateRound();
  const crews = useCrewList();
  const works = useWorkList();
  const made = useRef<RoundRecord>(undefined);
  const pasport_ids = places.map(({ pasport_id }) => pasport_id);
  const form = useContractForm<Values>({
    schema,
    initial: { name: '', work_id: null, note: '', ...firstPlan(todayInPrague(), []) },
    labels,
    onSave: async (_changes, { values }) => {
      const { first_day, last_day, ...rest } = schema.parse(values);
      const body = createRound.body.parse({
        ...rest,
        pasport_ids,
        days: daysOf({ first_day, last_day }),
      });
      made.current = await creation.mutateAsync({ params: { unit_id }, body });
      flash(madeText(made.current), made.current);
      return values;
    },
    onCancel: onClose,
  });
  const { isAsked, plan, error } = usePlanPreview(unit_id, pasport_ids, form.values);
  return (
    <ModalForm
      form={form}
      size="xl"
      title={`Nová obchůzka: ${placesText(places.length)}`}
      saveLabel="Naplánovat"
      // The dialog closes itself when it has saved; then the round opens instead.
      onClose={() => (made.current === undefined ? onClose() : onMade(made.current))}
    >
      <IdField
        {...form.field('work_id')}
        label={labels.work_id}
        choices={works.filter(({ hidden }) => !hidden).map(workChoice)}
        onChange={(id) => form.setFields(chosenWork(form.values, works, id))}
        data-autofocus
      />
      <TextField {...form.field('name')} label={labels.name} maxLength={100} />
      <PlanFields form={form} crews={crews} />
      <Wide>
        <TextField {...form.field('note')} label={labels.note} />
      </Wide>
      <Wide>{isAsked ? <PlanPreview plan={plan} error={error} crews={crews} /> : null}</Wide>
    </ModalForm>
  );
}

const placesText = (count: number) => `${count} ${czechPlural(count, 'místo', 'místa', 'míst')}`;
const workChoice = ({ work_id: id, name: text }: Work) => ({ id, name: text });

/** A work brings its name and how long it takes, where nobody has written otherwise. */
function chosenWork(values: Values, works: readonly Work[], id: number | null): Partial<Values> {
  const nameOf = (one: number | null) => works.find((work) => work.work_id === one)?.name ?? '';
  const work = works.find((one) => one.work_id === id);
  const held = work && workOn(work.versions, values.first_day ?? todayInPrague());
  return {
    work_id: id,
    ...(values.name === nameOf(values.work_id) && { name: nameOf(id) }),
    ...(held !== undefined && { minutes: held.duration_minutes }),
  };
}

function madeText({ planned, unplaced }: RoundRecord): string {
  const has = `${planned}\u00A0${czechPlural(planned, 'návštěva má', 'návštěvy mají', 'návštěv má')} termín`;
  return unplaced === 0 ? has : `${has}, ${unplaced} čeká`;
}
