import { formatIsoDate, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { taxOf } from '#contract/rules/document-tax.ts';
import { monthAway, monthEnd, monthOf } from '#contract/rules/month-info.ts';
import { ofUnit } from './meter-houses.ts';
import { toldMonths } from './meter-series.ts';
import { createRandom, seedOf, type Random } from './random.ts';
import type { Row } from './records.ts';
import type { Scene } from './scene.ts';

const NOTE = 'vymyšlený doklad (ukázka)';

/** A billing place that documents are made for. */
interface Place {
  readonly id: number;
  readonly kind: string;
  readonly code: string;
  readonly meter: number | null;
}

/** What measured supplies cost for a unit, in hellers without tax. */
const prices: Readonly<Record<string, { unit: string; price: number; subject: string }>> = {
  'heat-and-hot-water': { unit: 'GJ', price: 78_500, subject: 'Tepelná energie' },
  'cold-water': { unit: 'm3', price: 12_140, subject: 'Vodné a stočné' },
};

/** What is charged for a time alone, in hellers without tax. */
const regular: Readonly<
  Record<string, { months: number; base: number; rate: number; subject: string }>
> = {
  waste: { months: 6, base: 2_160_000, rate: 12, subject: 'Svoz komunálního odpadu' },
  cleaning: { months: 3, base: 1_350_000, rate: 21, subject: 'Úklid společných prostor' },
  lift: { months: 3, base: 690_000, rate: 21, subject: 'Servis výtahů' },
};

/** Adds what suppliers have charged at a place in the last two years, ended months alone. */
export function addBillingDocuments(scene: Scene, place: Place): void {
  const random = createRandom(seedOf(`${scene.plan.name}: ${place.code} doklady`));
  if (Object.hasOwn(prices, place.kind)) addMeasured(scene, place, random);
  if (Object.hasOwn(regular, place.kind)) addRegular(scene, place, random);
  if (place.kind === 'electricity') addElectricity(scene, place, random);
}

type Line = Readonly<Record<string, string | number | null>>;

function lineOf(subject: string, base: number, rate: number, much: Partial<Line> = {}): Line {
  const none = { quantity: null, measured_unit: '' };
  return { subject, ...none, ...much, base, tax_rate: rate, tax: taxOf(base, rate) };
}

interface Draft {
  readonly kind: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly line: Line;
  readonly divided_by?: string;
  readonly corrects?: string;
}

function add({ records, unitId, today }: Scene, place: Place, draft: Draft): void {
  const { kind, number, from, to, line, divided_by = 'days', corrects = '' } = draft;
  const issued = shiftDays(to, 9);
  records.add('billing_documents', {
    unit_id: unitId,
    billing_place_id: place.id,
    kind,
    number,
    issued_on: kind === 'advance' || issued > today ? null : issued,
    tax_on: kind === 'advance' ? null : to,
    due_on: kind === 'advance' ? to : shiftDays(to, 23),
    period_from: from,
    period_to: to,
    line_rows: [line],
    divided_by,
    corrects,
    note: NOTE,
  });
}

/** First days of ended months, the oldest first. */
function endedMonths({ today, plan }: Scene): string[] {
  const [now, months] = [monthOf(today), toldMonths(plan)];
  return Array.from({ length: months }, (_, at) => monthAway(now, at - months));
}

/** The end of what is invoiced from the first day of a month: of the month, in a settled unit of the quarter. */
function readAfter(scene: Scene, states: ReadonlyMap<string, number>, from: string) {
  const steps = scene.plan.settled ? [0, 1, 2] : [0];
  return steps.map((step) => monthEnd(monthAway(from, step))).find((day) => states.has(day));
}

/** Each month or quarter by its meter, as far as it was read at both ends. */
function addMeasured(scene: Scene, place: Place, random: Random): void {
  const { unit, price, subject } = prices[place.kind] ?? { unit: '', price: 0, subject: '' };
  const states = statesOf(scene, place.meter);
  for (const month of endedMonths(scene)) {
    const [from, to] = [month, readAfter(scene, states, month) ?? ''];
    const [before, after] = [states.get(shiftDays(from, -1)), states.get(to)];
    if (before === undefined || after === undefined || after <= before) continue;
    const quantity = Math.round((after - before) * 1000) / 1000;
    const number = `F${from.slice(2, 4)}${from.slice(5, 7)}${random.digits(4)}`;
    const line = lineOf(
      `${subject} ${from.slice(5, 7)}/${from.slice(0, 4)}`,
      Math.round(quantity * price),
      12,
      {
        quantity,
        measured_unit: unit,
      },
    );
    add(scene, place, { kind: 'invoice', number, from, to, line, divided_by: 'readings' });
    // Once the supplier gives something back.
    if (from.slice(5, 7) === '03' && from.slice(0, 4) === scene.today.slice(0, 4)) {
      const back = lineOf('Oprava ceny', -150_000, 12);
      const credit = { kind: 'credit-note', number: `D${random.digits(6)}`, corrects: number };
      add(scene, place, { ...credit, from, to, line: back });
    }
  }
}

/** States of the only device of a measuring place by their days; none where there are more, or none. */
function statesOf(scene: Scene, meter: number | null): ReadonlyMap<string, number> {
  const devices = ofUnit(scene, 'meters').filter((row) => row['measuring_place_id'] === meter);
  const [device] = devices;
  if (meter === null || device === undefined || devices.length > 1) return new Map();
  const readings = ofUnit(scene, 'meter_readings').filter(
    (row: Row) => row['meter_id'] === device['meter_id'] && row['state'] !== null,
  );
  return new Map(
    readings.flatMap(({ read_on, state }) =>
      typeof read_on === 'string' ? [[read_on, Number(state)] as const] : [],
    ),
  );
}

function addRegular(scene: Scene, place: Place, random: Random): void {
  const { months, base, rate, subject } = regular[place.kind] ?? {
    months: 1,
    base: 0,
    rate: 0,
    subject: '',
  };
  const ended = endedMonths(scene);
  for (const from of ended) {
    const { month } = parseIsoDate(from);
    const to = monthEnd(monthAway(from, months - 1));
    if ((month - 1) % months !== 0 || to >= scene.today) continue;
    const amount = base + random.int(-50, 50) * 1000;
    const line = lineOf(subject, amount, rate);
    add(scene, place, { kind: 'invoice', number: `F${random.digits(7)}`, from, to, line });
  }
}

/** Advances of each month, and a year that does not begin in January. */
function addElectricity(scene: Scene, place: Place, random: Random): void {
  const base = random.int(9, 16) * 10_000;
  for (const from of endedMonths(scene)) {
    const line = lineOf('Záloha na elektřinu', base, 21);
    const number = `Rozpis ${from.slice(0, 4)}`;
    add(scene, place, { kind: 'advance', number, from, to: monthEnd(from), line });
  }
  const { year } = parseIsoDate(scene.today);
  for (const end of scene.plan.settled ? [year - 2, year - 1, year] : [year - 1, year]) {
    const to = formatIsoDate({ year: end, month: 9, day: 14 });
    if (to >= scene.today) continue;
    const from = shiftDays(formatIsoDate({ year: end - 1, month: 9, day: 14 }), 1);
    const kilowatts = random.int(2400, 4200);
    const line = lineOf('Elektřina společných prostor', kilowatts * 480, 21, {
      quantity: kilowatts,
      measured_unit: 'kWh',
    });
    add(scene, place, { kind: 'invoice', number: `E${random.digits(7)}`, from, to, line });
  }
}
