import { shiftDays } from '#contract/czech/iso-date.ts';
import { eanCheckDigit } from '#contract/rules/supply-code.ts';
import { addBillingDocuments } from './billing-documents.ts';
import { ofUnit } from './meter-houses.ts';
import { createRandom, seedOf } from './random.ts';
import type { Cell, Row } from './records.ts';
import type { Scene } from './scene.ts';

const NOTE = 'vymyšlené odběrné místo (ukázka)';
const HEAT_INFO =
  'Zemní plyn 82 %, biomasa 18 %; emise 0,24 t CO₂ na 1 MWh; účinnost soustavy 86 %. V ceně není uhlíková daň. (ukázka)';
const SINCE = '2021-01-01';

interface Draft {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  /** Before the name of a house. */
  readonly short?: string;
  /** Name of the supplier in the address book; empty where nobody has written one yet. */
  readonly supplier: string;
  readonly measured?: string;
}

const OF_HOUSE: readonly Draft[] = [
  {
    kind: 'heat-and-hot-water',
    code: 'TEPLO',
    name: 'Teplo a teplá voda',
    short: 'Teplo',
    supplier: 'Teplo Vzorov a.s.',
    measured: 'heat',
  },
  {
    kind: 'cold-water',
    code: 'VODA',
    name: 'Studená voda a stočné',
    short: 'Voda',
    supplier: 'Vodovody Pramínek a.s.',
    measured: 'cold-water',
  },
  {
    kind: 'electricity',
    code: 'ELEKTRO',
    name: 'Elektřina společných prostor',
    short: 'Elektřina',
    supplier: '',
  },
];
const OF_UNIT: readonly Draft[] = [
  { kind: 'waste', code: 'ODPAD', name: 'Odvoz odpadu', supplier: '' },
  {
    kind: 'cleaning',
    code: 'UKLID',
    name: 'Úklid společných prostor',
    supplier: 'Úklid Jako ze skla s.r.o.',
  },
];
const LIFT: Draft = {
  kind: 'lift',
  code: 'VYTAH',
  name: 'Provoz výtahu',
  supplier: 'Výtahy Šplhoun s.r.o.',
};

/** Adds for what suppliers charge a unit: heat, water and electricity of each house, the rest of all at once. */
export function addBillingPlaces(scene: Scene): void {
  const houses = ofUnit(scene, 'pasports').filter(
    (row) => row['kind'] === 'building' && row['hidden'] === false,
  );
  if (houses.length === 0) return;
  const isOne = houses.length === 1;
  for (const [at, house] of houses.entries())
    for (const one of OF_HOUSE) addPlace(scene, one, isOne ? undefined : { house, at });
  for (const one of OF_UNIT) addPlace(scene, one, undefined);
  const lifted = houses.filter((house) => hasLift(scene, house));
  if (lifted.length > 0) {
    const place = addPlace(scene, LIFT, undefined);
    if (lifted.length < houses.length) for (const house of lifted) addPart(scene, place, house);
  }
}

interface Within {
  readonly house: Row;
  /** Its turn in the unit. */
  readonly at: number;
}

function addPlace(scene: Scene, draft: Draft, within: Within | undefined): number {
  const { records, unitId: unit_id, today } = scene;
  const code = within === undefined ? draft.code : `${draft.code}-${within.at + 1}`;
  const random = createRandom(seedOf(`${scene.plan.name}: ${code}`));
  const house = within?.house['pasport_name'];
  const name = typeof house === 'string' ? `${draft.short ?? draft.name}, ${house}` : draft.name;
  // The lifts are to be given notice of soon, the cleaning ends; others go on.
  const ends = draft.kind === 'cleaning' ? shiftDays(today, 45) : null;
  const meter = meterOf(scene, draft.measured, within?.house);
  const id = records.add('billing_places', {
    unit_id,
    code,
    name: name.slice(0, 100),
    kind: draft.kind,
    address_id: addressOf(scene, draft.supplier),
    supply_code: supplyCodeOf(draft.kind, random.digits(9)),
    invoice_place_id: meter,
    contract_number: draft.supplier === '' ? '' : `SML-${random.digits(6)}`,
    contract_from: draft.supplier === '' ? null : SINCE,
    contract_to: draft.kind === 'lift' ? shiftDays(today, 120) : ends,
    notice_until: draft.kind === 'lift' ? shiftDays(today, 30) : null,
    valid_from: SINCE,
    note: NOTE,
    supplier_info: infoOf(draft),
  });
  if (within !== undefined) addPart(scene, id, within.house);
  addBillingDocuments(scene, { id, kind: draft.kind, code, meter });
  return id;
}

/** What only a supplier of heat says of himself. */
const infoOf = ({ measured }: Draft): string => (measured === 'heat' ? HEAT_INFO : '');

function addPart({ records, unitId }: Scene, billing_place_id: number, house: Row): void {
  records.add('billing_place_parts', {
    unit_id: unitId,
    billing_place_id,
    pasport_id: Number(house['pasport_id']),
  });
}

/** An invented EAN with its right check digit; of other kinds a plain number. */
function supplyCodeOf(kind: string, digits: string): string {
  if (kind === 'electricity') {
    const ean = `85918249${digits}`;
    return `${ean}${eanCheckDigit(ean)}`;
  }
  return kind === 'waste' || kind === 'cleaning' || kind === 'lift' ? '' : digits.slice(0, 7);
}

function addressOf(scene: Scene, supplier: string): Cell {
  const row = ofUnit(scene, 'addresses').find((each) => each['company_name'] === supplier);
  return supplier === '' ? null : (row?.['address_id'] ?? null);
}

/** The only main meter of the kind in the house, or in the unit. */
function meterOf(scene: Scene, kind: string | undefined, house: Row | undefined): number | null {
  const mains = ofUnit(scene, 'measuring_places').filter(
    (row) =>
      row['kind'] === kind &&
      row['level'] !== 'flat' &&
      (house === undefined || row['pasport_id'] === house['pasport_id']),
  );
  const [only] = mains;
  return only === undefined || mains.length > 1 ? null : Number(only['measuring_place_id']);
}

function hasLift(scene: Scene, house: Row): boolean {
  return ofUnit(scene, 'revisions').some(
    (row) => row['pasport_id'] === house['pasport_id'] && row['device_name'] === 'Osobní výtah',
  );
}
