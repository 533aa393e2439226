import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { planRound, previewRound } from '#contract/fieldwork/rounds.ts';
import { queryFor } from '#web/lib/query.ts';
import { daysFault, daysOf, planShape, withDays, type PlanValues } from './plan-form.ts';

/** While somebody types, the server is not asked. */
const PAUSE_MS = 400;

const schema = withDays(z.object(planShape));

/** What a plan of the values is asked with; undefined while they are no plan yet. */
function planAsked(values: PlanValues) {
  const { success, data } = schema.safeParse(values);
  if (!success || daysFault(data) !== null) return undefined;
  const { crew_ids, minutes, travel, gap } = data;
  const days = daysOf(data);
  return planRound.body.omit({ version: true }).parse({ days, crew_ids, minutes, travel, gap });
}

/** How a round of the places would come out with the values of its form; asked anew when they change. */
export function usePlanPreview(
  unit_id: number,
  pasport_ids: readonly number[],
  values: PlanValues,
) {
  const asked = planAsked(values);
  const [key] = useDebouncedValue(JSON.stringify(asked ?? null), PAUSE_MS);
  const settled = JSON.parse(key) as ReturnType<typeof planAsked> | null;
  const body = { pasport_ids: [...pasport_ids], ...(settled ?? EMPTY) };
  const { data, error } = useQuery({
    ...queryFor(previewRound, { params: { unit_id }, body }),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  });
  return { isAsked: asked !== undefined, plan: data, error };
}

/** Stands for a plan that is not asked. */
const EMPTY = { days: [], crew_ids: [], minutes: 1, travel: 0, gap: 0 };
