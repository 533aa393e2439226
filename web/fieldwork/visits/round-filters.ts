import type { Visit } from '#contract/fieldwork/visits.ts';
import { isUntold } from '../notices/notice-text.ts';

const texts = {
  all: 'Vše',
  unplaced: 'Bez termínu',
  planned: 'Naplánováno',
  untold: 'Neoznámené',
  past: 'Termín prošel',
  done: 'Hotovo',
  missed: 'Nepřístupno',
  cancelled: 'Zrušeno',
} as const;
export type VisitFilter = keyof typeof texts;

/** The chosen question; all visits for one that nobody offers. */
export function visitFilterName(name: string | undefined): VisitFilter {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as VisitFilter) : 'all';
}

/** Whether a planned visit should have been made by now. */
const hasPassed = ({ state, day }: Visit, today: string) =>
  state === 'planned' && day !== null && day < today;

/** Whether the question is answered by the visit. */
export function isOfVisitFilter(name: VisitFilter, visit: Visit, today: string): boolean {
  if (name === 'all') return visit.state !== 'cancelled';
  if (name === 'untold') return isUntold(visit);
  if (name === 'past') return hasPassed(visit, today);
  if (name === 'missed') return visit.state === 'no-access' && !visit.is_followed;
  return visit.state === name;
}

/** The choices with how many visits each of them would leave. */
export function visitChoices(visits: readonly Visit[], today: string) {
  return (Object.keys(texts) as VisitFilter[]).map((name) => ({
    name,
    text: texts[name],
    count: visits.filter((visit) => isOfVisitFilter(name, visit, today)).length,
  }));
}
