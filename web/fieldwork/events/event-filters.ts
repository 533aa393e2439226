import type { VisitEvent } from '#contract/fieldwork/events.ts';
import type { EventsPlace } from './place.ts';

const texts = {
  today: 'Dnes',
  late: 'Po termínu',
  missed: 'Nepřístupno 2×',
  review: 'Ke kontrole',
  done: 'Hotovo',
  lacking: 'Bez fotky nebo podpisu',
  all: 'Vše',
} as const;
export type EventFilter = keyof typeof texts;

/** What a question counts, where its name does not say it whole. */
export const filterNotes: Readonly<Partial<Record<EventFilter, string>>> = {
  late: 'Naplánované návštěvy, jejichž den už prošel a nikdo neřekl, jak dopadly.',
  missed: 'Návštěvy, při kterých na místě nikdo neotevřel aspoň podruhé za sebou.',
  review: 'Výsledky z terénu, které nešlo zapsat tak, jak přišly. Otevřete je a rozhodněte.',
  lacking:
    'Hotové návštěvy, u kterých práce vyžaduje fotku nebo podpis a nepřišly. Patří sem i nepodepsané s důvodem a jméno bez podpisu.',
};

/** The chosen question; all visits for one that nobody offers. */
export function eventFilterName(name: string | undefined): EventFilter {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as EventFilter) : 'all';
}

type Judged = Pick<
  VisitEvent,
  'state' | 'day' | 'missed' | 'to_review' | 'lacks_photo' | 'lacks_signature'
>;

/** Whether the question is answered by the visit on the day. */
const holds: Readonly<Record<EventFilter, (event: Judged, today: string) => boolean>> = {
  today: ({ day, state }, today) => day === today && state !== 'cancelled',
  late: ({ day, state }, today) => state === 'planned' && day !== null && day < today,
  missed: ({ missed }) => missed >= 2,
  review: ({ to_review }) => to_review > 0,
  done: ({ state }) => state === 'done',
  lacking: ({ lacks_photo, lacks_signature }) => lacks_photo || lacks_signature,
  all: () => true,
};

export const isOfEventFilter = (name: EventFilter, event: Judged, today: string): boolean =>
  holds[name](event, today);

/** The choices with how many visits each of them would leave. */
export function eventChoices(events: readonly Judged[] | undefined, today: string) {
  return (Object.keys(texts) as EventFilter[]).map((name) => ({
    name,
    text: texts[name],
    count: events?.filter((event) => isOfEventFilter(name, event, today)).length,
  }));
}

type Narrowing = Pick<EventsPlace, 'from' | 'to' | 'round' | 'house'>;

/** Whether the visit is of the round and of the house; days are asked of the portal. */
export const isWithin = (
  { round_id, building_id }: Pick<VisitEvent, 'round_id' | 'building_id'>,
  { round, house }: Narrowing,
): boolean =>
  (round === undefined || round_id === round) && (house === undefined || building_id === house);

/** How many of the narrowings hold. */
export const heldOf = ({ from, to, round, house }: Narrowing): number =>
  [from, to, round, house].filter((one) => one !== undefined).length;

/** Rounds or houses of the events to choose from, each once, by name. */
export function choicesOf(
  events: readonly VisitEvent[] | undefined,
  of: (event: VisitEvent) => { readonly id: number; readonly name: string },
) {
  const found = new Map(events?.map((event) => [of(event).id, of(event)]));
  return [...found.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name, 'cs', { numeric: true }))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}
