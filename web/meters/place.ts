import { day } from '#contract/fields.ts';
import { roundKind, type RoundKind } from '#contract/metering/reading-round.ts';
import { meterKind, type MeterKind } from '#contract/metering/meter-words.ts';
import { warningKind, type WarningKind } from '#contract/metering/warning-words.ts';
import { flagIn, idIn, idsIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

const acts = [
  'new',
  'reading',
  'enter',
  'mount',
  'exchange',
  'dismount',
  'swap',
  'limits',
] as const;
/** What is being done: a new place, a reading, readings of a whole house, a device mounted, exchanged or taken away, readings that belong to another one, limits set. */
export type Act = (typeof acts)[number];

const houseViews = ['spaces', 'picture', 'house', 'list', 'monthly'] as const;
/** How a house is looked at: what its spaces used, the same in its picture, its main meters, the list to read by, what people are told each month. */
export type HouseViewName = (typeof houseViews)[number];

/** A view of the meters of a unit beside the list of places: what is wrong, or a house as a whole. */
export type View = HouseViewName | 'warnings';

/** What of the screen of meters stands in the address, so that a link to it can be sent. */
export interface MetersPlace {
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  /** Places of this house only (its pasport_id). */
  readonly house?: number | undefined;
  /** Places or warnings of these spaces only (their pasport_ids). */
  readonly spaces?: readonly number[] | undefined;
  readonly kind?: MeterKind | undefined;
  /** The chosen question. */
  readonly filter?: string | undefined;
  readonly hidden?: 1 | undefined;
  /** What is shown instead of the list of places. */
  readonly view?: View | undefined;
  /** Warnings of this kind only. */
  readonly what?: WarningKind | undefined;
  /** The open warning. */
  readonly warning?: number | undefined;
  /** The days between which a house is looked at, and what of the measured is compared. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly measure?: string | undefined;
  /** The month that people are told of, by its first day. */
  readonly month?: string | undefined;
  /** The open measuring place. */
  readonly place?: number | undefined;
  readonly tab?: string | undefined;
  /** The open reading of the place. */
  readonly reading?: number | undefined;
  /** The open device of the place. */
  readonly device?: number | undefined;
  readonly act?: Act | undefined;
  /** The day of a walk through the house, what it is for, which meters it takes and which lines are shown. */
  readonly day?: string | undefined;
  readonly purpose?: RoundKind | undefined;
  readonly only?: string | undefined;
  readonly show?: string | undefined;
}

function oneOf<T extends string>(names: readonly T[], value: unknown): T | undefined {
  return names.find((name) => name === value);
}

const dayIn = (value: unknown): string | undefined => day.safeParse(value).data;

/** Reads the place from an address; what makes no sense there is left out. */
export function readPlace(search: Search): MetersPlace {
  return {
    unit: idIn(search['unit']),
    house: idIn(search['house']),
    spaces: idsIn(search['spaces']),
    kind: oneOf(meterKind.options, search['kind']),
    filter: wordIn(search['filter']),
    hidden: flagIn(search['hidden']),
    view: oneOf([...houseViews, 'warnings'], search['view']),
    what: oneOf(warningKind.options, search['what']),
    warning: idIn(search['warning']),
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    measure: wordIn(search['measure']),
    month: dayIn(search['month']),
    place: idIn(search['place']),
    tab: wordIn(search['tab']),
    reading: idIn(search['reading']),
    device: idIn(search['device']),
    act: oneOf(acts, search['act']),
    day: day.safeParse(search['day']).data,
    purpose: oneOf(roundKind.options, search['purpose']),
    only: wordIn(search['only']),
    show: wordIn(search['show']),
  };
}

/** The place after a step: another measuring place starts from its first tab, another tab with nothing open. */
export function stepped(place: MetersPlace, step: MetersPlace): MetersPlace {
  const inner = { reading: undefined, device: undefined, act: undefined };
  const narrowed = { filter: undefined, what: undefined, warning: undefined, hidden: undefined };
  const anywhere = { kind: undefined, house: undefined, spaces: undefined };
  return {
    ...place,
    ...('view' in step && { ...inner, ...narrowed, ...anywhere }),
    ...('place' in step && { ...inner, tab: undefined }),
    ...('tab' in step && inner),
    ...step,
  };
}

export type Go = GoTo<MetersPlace>;

/** The place as the address has it, and the way to another. */
export function useMetersPlace() {
  return usePlace<MetersPlace>({ read: readPlace, stepped });
}

/** Search parameters whose change leaves the form of a measuring place. */
export const FORM_PLACE = ['place', 'tab'] as const;
