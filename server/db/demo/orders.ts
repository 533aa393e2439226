import { shiftDays } from '#contract/czech/iso-date.ts';
import type { AddressOrder } from '#contract/address-orders.ts';
import { createRandom, seedOf } from './random.ts';
import type { Scene } from './scene.ts';

interface OrderPlan {
  readonly work: string;
  readonly crew: string;
  readonly state: AddressOrder['state'];
  /** Days from today to the ordering and to the term; no term yet is null. */
  readonly ordered: number;
  readonly due: number | null;
  readonly reason?: string;
}

const MARK = 'vymyšlená objednávka (ukázka)';

/** Invented work, from the oldest order. */
const ORDERS: readonly OrderPlan[] = [
  {
    work: 'Výměna vodoměru na teplou vodu',
    crew: 'Instalatér Kapka',
    state: 'done',
    ordered: -140,
    due: -131,
  },
  {
    work: 'Oprava domovního telefonu',
    crew: 'Elektro Jiskřička',
    state: 'done',
    ordered: -96,
    due: -90,
  },
  {
    work: 'Výměna dveří do sklepní kóje',
    crew: 'Truhlářství Hoblina',
    state: 'rejected',
    ordered: -61,
    due: null,
    reason: 'Dveře opravil nájemce sám.',
  },
  {
    work: 'Kapající kohout v koupelně',
    crew: 'Instalatér Kapka',
    state: 'done',
    ordered: -33,
    due: -30,
  },
  {
    work: 'Odvzdušnění otopných těles',
    crew: 'Údržba domu',
    state: 'confirmed',
    ordered: -12,
    due: 3,
  },
  { work: 'Oprava parapetu', crew: 'Truhlářství Hoblina', state: 'planned', ordered: -7, due: 16 },
  { work: 'Netěsné okno v ložnici', crew: '', state: 'requested', ordered: -2, due: null },
];

/** Adds orders of work at addresses of residents, numbered within the unit and the year. */
export function addOrders(scene: Scene): void {
  const { records, residents, today, unitId, plan } = scene;
  if (residents.length === 0) return;
  const random = createRandom(seedOf(`${plan.name}: objednávky`));
  const numbers = new Map<string, number>();
  for (const { work, crew, state, ordered, due, reason } of ORDERS) {
    const day = shiftDays(today, ordered);
    const year = day.slice(0, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    records.add('address_orders', {
      unit_id: unitId,
      address_id: random.pick(residents).addressId,
      order_number: `OBJ-${year}-${String(number).padStart(4, '0')}`,
      work_type: work,
      due_date: due === null ? null : shiftDays(today, due),
      crew,
      state,
      note: reason === undefined ? MARK : `${reason} – ${MARK}`,
      created: `${day}T09:15:00Z`,
    });
  }
}
