import { shiftDays, yearBefore } from '#contract/czech/iso-date.ts';
import { ofUnit } from './meter-houses.ts';
import { addFirm } from './people.ts';
import type { Row } from './records.ts';
import type { Scene } from './scene.ts';

const NOTE = 'vymyšlená smlouva (ukázka)';
const INSURER = 'Pojišťovna Klidný spánek a.s.';
const LIFTS = 'Výtahy Šplhoun s.r.o.';
const CLEANING = 'Úklid Jako ze skla s.r.o.';

/** Every row of the demo says every column. */
const BLANK = {
  contract_number: '',
  valid_from: null,
  valid_to: null,
  open_ended: false,
  renewal_months: null,
  notice_count: null,
  notice_unit: 'months',
  price_period: 'year',
  insured_sum: null,
  deductible: null,
  note: NOTE,
} as const;

/** The period of insurance ends in so many days in the first unit, where its notice falls due; later in the others. */
const FIRST_END = 80;
const NEXT_END = 100;

/** Adds contracts that are neither of tenants nor of billing places: insurance, the lift, cleaning. */
export function addContracts(scene: Scene): void {
  const { records, today, unitId: unit_id, unitNumber, plan } = scene;
  if (plan.groups.length === 0) return;
  const insurer = addFirm(scene, INSURER, null, {
    address_type: 'supplier',
    note: 'pojištění domů; vymyšlená firma (ukázka)',
  });
  const ends = shiftDays(today, FIRST_END + ((unitNumber - 1) % 3) * NEXT_END);
  const add = (row: Row) => records.add('unit_contracts', { unit_id, ...BLANK, ...row });
  add({
    kind: 'insurance',
    name: 'Pojištění domu a odpovědnosti',
    address_id: insurer,
    contract_number: `77${String(unitNumber).padStart(8, '0')}`,
    // Three years before the day after the end.
    valid_from: yearBefore(yearBefore(yearBefore(shiftDays(ends, 1)))),
    renewal_months: 12,
    notice_count: 6,
    notice_unit: 'weeks',
    price: 4_865_000,
    insured_sum: 12_500_000_000,
    deductible: 500_000,
  });
  if (ofUnit(scene, 'revisions').some((row) => row['device_name'] === 'Osobní výtah'))
    add({
      kind: 'lift',
      name: 'Servis výtahů',
      address_id: firmOf(scene, LIFTS),
      contract_number: `SV-${unitNumber}`,
      valid_from: '2021-01-01',
      valid_to: '2022-12-31',
      renewal_months: 12,
      notice_count: 3,
      price: 380_000,
      price_period: 'quarter',
    });
  add({
    kind: 'cleaning',
    name: 'Úklid společných prostor',
    address_id: firmOf(scene, CLEANING),
    valid_from: '2021-01-01',
    open_ended: true,
    price: 920_000,
    price_period: 'month',
  });
}

/** The firm of the address book by its name. */
function firmOf(scene: Scene, name: string): number | null {
  const row = ofUnit(scene, 'addresses').find((each) => each['company_name'] === name);
  return row === undefined ? null : Number(row['address_id']);
}
