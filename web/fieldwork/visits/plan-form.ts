import { z } from 'zod';
import { nextWorkingDay } from '#contract/czech/holidays.ts';
import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import { MOST_DAYS, planRound, type Round } from '#contract/fieldwork/rounds.ts';
import { day } from '#contract/fields.ts';

/** People are told so many days before somebody comes (usual practice; no law says how many). */
const NOTICE_DAYS = 7;
/** A round is offered for a week. */
const OFFERED_DAYS = 4;
const USUAL = { minutes: 30, travel: 15, gap: 0 } as const;

const { crew_ids, minutes, travel, gap } = planRound.body.shape;

/** Fields of a plan; days are said by the first and the last one. */
export const planShape = { first_day: day, last_day: day, crew_ids, minutes, travel, gap };

const TURNED = 'Poslední den nesmí být dříve než první';
const TOO_LONG = `Obchůzka může trvat nejvýše ${MOST_DAYS} dnů`;

interface Days {
  readonly first_day: string;
  readonly last_day: string;
}

/** What is wrong with the days of a plan. */
export function daysFault({ first_day, last_day }: Days): string | null {
  const length = daysBetween(first_day, last_day) + 1;
  if (length < 1) return TURNED;
  return length > MOST_DAYS ? TOO_LONG : null;
}

/** A schema of fields that have the days of a plan among them. */
export function withDays<S extends z.ZodObject<typeof planShape>>(schema: S): S {
  return schema.superRefine((values, context) => {
    const message = daysFault(values);
    if (message !== null) context.addIssue({ code: 'custom', path: ['last_day'], message });
  });
}

/** All days from the first to the last one. */
export function daysOf({ first_day, last_day }: Days): string[] {
  const length = daysBetween(first_day, last_day) + 1;
  return Array.from({ length: Math.max(0, length) }, (_, at) => shiftDays(first_day, at));
}

/** Values of a plan as its form holds them. */
export interface PlanValues {
  first_day: string | null;
  last_day: string | null;
  crew_ids: readonly number[];
  minutes: number | string | null;
  travel: number | string | null;
  gap: number | string | null;
  [field: string]: unknown;
}

/** A week that begins when people could be told of it in time, by all crews. */
export function firstPlan(today: string, crews: readonly number[]): PlanValues {
  const first_day = nextWorkingDay(shiftDays(today, NOTICE_DAYS));
  return { first_day, last_day: shiftDays(first_day, OFFERED_DAYS), crew_ids: crews, ...USUAL };
}

/** What a round was planned with before, for other days. */
export function nextPlan(round: Round, today: string): PlanValues {
  const { first_day, last_day } = firstPlan(today, []);
  const { crew_ids: before, minutes: each, travel: way, gap: between } = round;
  return { first_day, last_day, crew_ids: before, minutes: each, travel: way, gap: between };
}

export const planLabels = {
  first_day: 'První den',
  last_day: 'Poslední den',
  crew_ids: 'Čety',
  minutes: 'Na jednu návštěvu',
  travel: 'Přejezd mezi domy',
  gap: 'Mezi návštěvami v domě',
};
