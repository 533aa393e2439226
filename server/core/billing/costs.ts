import { roleOf, type DocumentKind, type DocumentRole } from '#contract/billing/document-words.ts';
import type { BillingCost } from '#contract/billing/documents.ts';
import type { SuppliedUnit } from '#contract/billing/document-lines.ts';
import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import { byClimate, byDays, partOfCost, type Weight } from '#contract/rules/divided-cost.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectAskedUses, type AskedUse } from '#server/core/metering/asked-uses.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectPlaceCosts, type CostFact, type PlaceCosts } from './costs.sql.ts';

/** The days that are asked for, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A document of costs that falls into the days, by how much; null where that is not known. */
export interface CostPart extends CostFact {
  readonly part: number | null;
}

/** What documents of a place bring to the days. */
export interface PlaceParts {
  readonly billing_place_id: number;
  readonly parts: readonly CostPart[];
  /** Days that have come for which no cost is recorded. */
  readonly uncovered_days: number;
}

/** A document that is cut by the days and divided by the meter: up to where, and up to the end of its period. */
interface Cut {
  readonly document: CostFact;
  readonly upTo: string;
}

function cutsOf({ documents, invoice_place_id }: PlaceCosts, { from, to }: Days): Cut[] {
  if (invoice_place_id === null) return [];
  return documents.flatMap((document) => {
    const { divided_by, period_from, period_to } = document;
    if (divided_by !== 'readings') return [];
    const ends = [shiftDays(from, -1), to].filter((day) => day >= period_from && day < period_to);
    return [...ends, ...(ends.length > 0 ? [period_to] : [])].map((upTo) => ({ document, upTo }));
  });
}

const isCost = (kind: DocumentKind) => roleOf(kind) === 'cost';

/** What puts an invoice right covers no day by itself. */
const isCorrection = (kind: DocumentKind) => kind === 'credit-note' || kind === 'debit-note';

/** The measure of a place's costs, where all of them that tell how much are in one. */
function unitOf(documents: readonly CostFact[]): SuppliedUnit {
  const told = documents.filter(({ kind, quantity }) => isCost(kind) && quantity !== null);
  const [unit, ...others] = new Set(told.map(({ measured_unit }) => measured_unit));
  return unit === undefined || others.length > 0 ? '' : unit;
}

/** What the meters told of all places and cuts, in the order of `asks`. */
class Metered {
  readonly #asks: AskedUse[] = [];
  readonly #at = new Map<string, number>();
  #uses: readonly (number | null)[] = [];

  ask(measuring_place_id: number, after_on: string, to_on: string, measured_unit: string): void {
    this.#at.set(this.#key(measuring_place_id, after_on, to_on, measured_unit), this.#asks.length);
    this.#asks.push({ measuring_place_id, after_on, to_on, measured_unit });
  }

  async read(db: Db, unit: OwnedUnit): Promise<void> {
    this.#uses = await selectAskedUses(db, unit, this.#asks);
  }

  told(place: number, after_on: string, to_on: string, measured_unit: string): number | null {
    const at = this.#at.get(this.#key(place, after_on, to_on, measured_unit));
    return at === undefined ? null : (this.#uses[at] ?? null);
  }

  #key = (...parts: readonly (string | number)[]) => parts.join(' ');
}

/**
 * What the documents of each billing place of the unit say of the days: costs and advances by the parts of
 * their periods that fall into them, in hellers, neighbouring times making the whole of each document exactly.
 */
export async function costsBetween(
  db: Db,
  unit: OwnedUnit,
  days: Days,
  today: string,
): Promise<BillingCost[]> {
  const places = await selectPlaceCosts(db, unit, days);
  const metered = await askMeters(db, unit, places, days);
  return places.map((place) => costOf(place, days, metered, today));
}

/** The costs of each billing place by documents, for whoever divides them. */
export async function costPartsBetween(
  db: Db,
  unit: OwnedUnit,
  days: Days,
  today: string,
): Promise<PlaceParts[]> {
  const places = await selectPlaceCosts(db, unit, days);
  const metered = await askMeters(db, unit, places, days);
  return places.map((place) => ({
    billing_place_id: place.billing_place_id,
    parts: documentsOf(place, 'cost').map((document) => ({
      ...document,
      part: partOfCost(document, days.from, days.to, weightOf(document, place, metered)),
    })),
    uncovered_days: uncovered(place.documents, days, today),
  }));
}

async function askMeters(db: Db, unit: OwnedUnit, places: readonly PlaceCosts[], days: Days) {
  const metered = new Metered();
  for (const place of places) {
    const { invoice_place_id: meter } = place;
    if (meter === null) continue;
    for (const { document, upTo } of cutsOf(place, days))
      metered.ask(meter, shiftDays(document.period_from, -1), upTo, '');
    const measure = unitOf(place.documents);
    if (measure !== '') metered.ask(meter, shiftDays(days.from, -1), days.to, measure);
  }
  await metered.read(db, unit);
  return metered;
}

const documentsOf = ({ documents }: PlaceCosts, role: DocumentRole) =>
  documents.filter(({ kind }) => roleOf(kind) === role);

function costOf(place: PlaceCosts, days: Days, metered: Metered, today: string): BillingCost {
  const { billing_place_id, invoice_place_id, documents } = place;
  const costs = partsOf(place, 'cost', days, metered);
  const advances = partsOf(place, 'advance', days, metered);
  const measured_unit = unitOf(documents);
  const whole = documents.filter(
    ({ kind, period_from, period_to }) =>
      isCost(kind) && period_from >= days.from && period_to <= days.to,
  );
  const uncovered_days = uncovered(documents, days, today);
  const isTold = measured_unit !== '' && whole.length === costs.length && costs.length > 0;
  return {
    billing_place_id,
    cost: sumOf(costs),
    advances: sumOf(advances),
    costs_count: costs.length,
    advances_count: advances.length,
    undivided_count: [...costs, ...advances].filter((part) => part === null).length,
    uncovered_days,
    // How much is told of whole documents alone: what of it was used up to a day nobody has written.
    quantity: isTold ? sumOfQuantities(whole) : null,
    measured_unit: isTold ? measured_unit : '',
    metered:
      invoice_place_id === null || !isTold || uncovered_days > 0
        ? null
        : metered.told(invoice_place_id, shiftDays(days.from, -1), days.to, measured_unit),
  };
}

function sumOfQuantities(documents: readonly CostFact[]): number | null {
  const known = documents.flatMap(({ quantity }) => (quantity === null ? [] : [quantity]));
  // A correction of a price tells none.
  if (documents.some(({ kind, quantity }) => kind === 'invoice' && quantity === null)) return null;
  return Math.round(known.reduce((sum, quantity) => sum + quantity, 0) * 1000) / 1000;
}

/** A sum that misses a part is not known. */
function sumOf(parts: readonly (number | null)[]): number | null {
  if (parts.length === 0) return null;
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === null ? null : sum + part),
    0,
  );
}

function partsOf(
  place: PlaceCosts,
  role: DocumentRole,
  { from, to }: Days,
  metered: Metered,
): (number | null)[] {
  return documentsOf(place, role).map((document) =>
    partOfCost(document, from, to, weightOf(document, place, metered)),
  );
}

function weightOf(document: CostFact, { invoice_place_id }: PlaceCosts, metered: Metered): Weight {
  if (document.divided_by === 'climate') return byClimate(document);
  if (document.divided_by === 'days') return byDays(document);
  if (invoice_place_id === null) return () => null;
  const before = shiftDays(document.period_from, -1);
  return (upTo) => metered.told(invoice_place_id, before, upTo, '');
}

/** How many of the days that have come no cost is recorded for. */
function uncovered(documents: readonly CostFact[], days: Days, today: string): number {
  const { from } = days;
  const to = days.to < today ? days.to : today;
  if (to < from) return 0;
  let next = from;
  let missing = 0;
  for (const { kind, period_from, period_to } of documents) {
    if (isCorrection(kind) || !isCost(kind) || period_to < next || period_from > to) continue;
    if (period_from > next) missing += daysBetween(next, period_from);
    next = shiftDays(period_to, 1);
  }
  return next > to ? missing : missing + daysBetween(next, to) + 1;
}
