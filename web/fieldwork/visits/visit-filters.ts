import { isMissedOften } from '#contract/fieldwork/missed-access.ts';
import type { VisitPlace } from '#contract/fieldwork/visit-places.ts';
import type { ErrandKind } from '#contract/fieldwork/visit-words.ts';
import type { VisitsPlace } from './place.ts';

const texts = {
  all: 'Vše',
  due: 'Je co udělat',
  exchange: 'Výměna',
  mounting: 'Montáž',
  check: 'Kontrola',
  reading: 'Odečet',
  waiting: 'Bez termínu',
  planned: 'Naplánováno',
  missed: 'Nepřístupno',
  often: 'Nepřístupno 3×',
} as const;
export type FilterName = keyof typeof texts;

/** What a question counts, where its name does not say it whole. */
export const filterNotes: Readonly<Partial<Record<FilterName, string>>> = {
  exchange: 'Místa, kde měřidlu končí nebo skončilo ověření.',
  mounting: 'Místa, kde chybí osazené měřidlo.',
  check: 'Místa s podezřelým měřidlem: trvalý průtok, stojí, porušená plomba a podobně.',
  reading: 'Místa, kde je poslední známý stav starší, než jednotka snese.',
  waiting: 'Místa v obchůzce, která zatím nemají den a hodinu.',
  missed: 'Místa, kde naposledy nikdo neotevřel a další návštěva není.',
  often:
    'Místa, kde nikdo neotevřel třikrát po sobě v různé dny. Zda to jde doložit, říká otevřené místo.',
};

/** The chosen question; all places for one that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as FilterName) : 'all';
}

const STATES = { waiting: 'unplaced', planned: 'planned', missed: 'no-access' } as const;

/** Whether the question is answered by the place. */
export function isOfFilter(name: FilterName, place: VisitPlace): boolean {
  if (name === 'all') return true;
  if (name === 'often') return isMissedOften(place.missed);
  if (name === 'due') return place.errands.length > 0;
  if (name === 'waiting' || name === 'planned' || name === 'missed')
    return place.visit?.state === STATES[name];
  return place.errands.some(({ kind }) => kind === (name satisfies ErrandKind));
}

/** The choices with how many places each of them would leave. */
export function filterChoices(rows: readonly VisitPlace[] | undefined) {
  return (Object.keys(texts) as FilterName[]).map((name) => ({
    name,
    text: texts[name],
    count: rows?.filter((row) => isOfFilter(name, row)).length,
  }));
}

type Narrowing = Pick<VisitsPlace, 'house' | 'kind' | 'until' | 'spaces'>;

/** Whether the place is of the house, has such meters, and one whose verification ends by the year's end. */
export function isWithin(place: VisitPlace, { house, kind, until, spaces }: Narrowing): boolean {
  return (
    (house === undefined || place.building_id === house) &&
    (kind === undefined || place.meter_kinds.includes(kind)) &&
    (until === undefined ||
      (place.verified_until !== null && place.verified_until <= `${until}-12-31`)) &&
    (spaces === undefined || spaces.includes(place.pasport_id))
  );
}

/** How many of the narrowings hold. */
export const heldOf = ({ house, kind, until, spaces }: Narrowing): number =>
  [house, kind, until, spaces].filter((one) => one !== undefined).length;
