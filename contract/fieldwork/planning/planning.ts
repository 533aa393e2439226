// What the planner of visits is told and what it answers. Plain values alone: no database, no clock.
// Days are ISO dates; times are whole minutes from the midnight of that day in Prague.

/** A span of a day; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a visit may take place: within the span, on the days named, or on any where none are. */
export interface Window extends Span {
  readonly days?: readonly string[];
}

/** Where in the calendar something stands. */
export interface Standing extends Span {
  readonly crew: string;
  readonly day: string;
}

/** A visit that is to be made. Keys are unique among all visits, booked ones included. */
export interface Visit {
  readonly key: string;
  /** House or entrance; visits of one are kept together. */
  readonly house: string;
  /** Place in the walk through the house: by entrance, floor and door. */
  readonly order: number;
  /** 1–600. */
  readonly minutes: number;
  /** The whole of the visit has to lie in one of them; without them any time will do. */
  readonly allowed?: readonly Window[];
  /** A visit that stands already: nothing moves it, whatever it collides with. */
  readonly fixed?: Omit<Standing, 'to'>;
}

/** A visit in the calendar of a crew. */
export interface Booked extends Span {
  readonly key: string;
  readonly house: string;
  /** How a conflict names it: „byt 12“. Not handed over where it is nobody's business. */
  readonly title?: string;
}

/** A span in which a crew is away, already taken from its working hours. */
export interface Absence extends Span {
  readonly why?: string;
}

/** A crew with its days; a day that is not in a map has nothing. */
export interface Crew {
  readonly key: string;
  /** Working hours without breaks and absences; a visit never spans a gap between them. */
  readonly working: ReadonlyMap<string, readonly Span[]>;
  /** Visits of other rounds. */
  readonly booked: ReadonlyMap<string, readonly Booked[]>;
  readonly absences?: ReadonlyMap<string, readonly Absence[]>;
}

/** Minutes on the way between two houses, in either direction. */
export interface Way {
  readonly between: readonly [string, string];
  readonly minutes: number;
}

/** Minutes between two visits that follow one another; the first of a day needs none before it. */
export interface Travel {
  /** Between two houses of which no way is known. */
  readonly usual: number;
  /** Between two visits of one house. */
  readonly within: number;
  readonly ways?: readonly Way[];
}

/** Minutes that every visit starts at a multiple of, unless the caller says otherwise. */
export const USUAL_SLOT = 5;

/** The shortest and the longest visit, in minutes. */
export const VISIT_MINUTES = { least: 1, most: 600 } as const;

/** What a round is planned of. */
export interface Round {
  readonly visits: readonly Visit[];
  readonly days: readonly string[];
  readonly crews: readonly Crew[];
  readonly travel: Travel;
  /** Visits start at multiples of so many minutes. */
  readonly slot?: number;
}

/** A visit with its place in the calendar. */
export interface Assignment extends Standing {
  readonly key: string;
  readonly house: string;
}

/**
 * Why a visit has no place: `no-hours` – no crew works on the days chosen; `too-long` – longer than any
 * span of working hours; `no-window` – its windows meet no working hours long enough; `no-time` –
 * others have taken the time.
 */
export type UnplacedReason = 'no-hours' | 'too-long' | 'no-window' | 'no-time';

/** A visit that has no place. */
export interface Unplaced {
  readonly key: string;
  readonly reason: UnplacedReason;
}

/** Minutes of a crew's day. */
export interface Load {
  readonly crew: string;
  readonly day: string;
  /** Working hours. */
  readonly hours: number;
  /** Visits of the round. */
  readonly work: number;
  /** Visits of other rounds. */
  readonly booked: number;
  /** Needed between visits that follow one another. */
  readonly travel: number;
  /** What is left of the working hours, at least nought. */
  readonly free: number;
}

/** A planned round: assignments by crew, day and time; loads by day and crew, of days that are worked. */
export interface RoundPlan {
  readonly assignments: readonly Assignment[];
  readonly unplaced: readonly Unplaced[];
  readonly loads: readonly Load[];
}
