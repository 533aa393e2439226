import { shiftDays } from '#contract/czech/iso-date.ts';
import { createRandom, seedOf } from './random.ts';
import type { Random } from './random.ts';
import type { Cell, Row } from './records.ts';
import { lookUp } from './scene.ts';
import type { Scene } from './scene.ts';

const MARK = 'vymyšlené zařízení (ukázka)';
const TECHNICIAN = 'Karel Jiskra (vymyšlený technik)';
const INSPECTOR = 'Revize Jiskra a plamen s.r.o.';
const LIFTS = 'Výtahy Šplhoun s.r.o.';
const BUILT = '2004-01-01';
/** Houses from so many floors have a lift. */
const LIFT_FLOORS = 5;

interface DevicePlan {
  readonly type: string;
  readonly device: string;
  readonly firm: string;
  /** About how many days there are between two revisions. */
  readonly every: number;
  /** Least and greatest cost in crowns. */
  readonly cost: readonly [number, number];
}

const WIRING: DevicePlan = {
  type: 'Elektrická instalace společných prostor – revize',
  device: 'Elektroinstalace společných prostor',
  firm: INSPECTOR,
  every: 1826,
  cost: [4500, 9500],
};
const OF_HOUSE: readonly DevicePlan[] = [
  WIRING,
  {
    type: 'Domovní plynovod – kontrola',
    device: 'Domovní plynovod',
    firm: INSPECTOR,
    every: 365,
    cost: [1200, 2600],
  },
  {
    type: 'Hasicí přístroje – kontrola provozuschopnosti',
    device: 'Hasicí přístroje ve společných prostorách',
    firm: INSPECTOR,
    every: 365,
    cost: [800, 2200],
  },
  {
    type: 'Preventivní požární prohlídka',
    device: 'Dům jako celek',
    firm: INSPECTOR,
    every: 365,
    cost: [900, 1500],
  },
];
const LIFT: readonly DevicePlan[] = [
  {
    type: 'Výtah osobní, v provozu od roku 1993 – odborná prohlídka',
    device: 'Osobní výtah',
    firm: LIFTS,
    every: 121,
    cost: [900, 1400],
  },
  {
    type: 'Výtah – odborná zkouška',
    device: 'Osobní výtah',
    firm: LIFTS,
    every: 1096,
    cost: [3500, 5200],
  },
];

/** Adds devices of the houses subject to a revision with their last reports; a few are after their term. */
export function addRevisions(scene: Scene): void {
  // A stream of its own: the rest of the unit stays as it is.
  const random = createRandom(seedOf(`${scene.plan.name}: revize`));
  for (const house of housesOf(scene))
    for (const plan of plansOf(scene, house)) addRevision(scene, random, house, plan);
}

function housesOf({ records, unitId }: Scene): number[] {
  return records
    .of('pasports')
    .filter((row) => row['unit_id'] === unitId && row['kind'] === 'building' && !row['hidden'])
    .map((row) => Number(row['pasport_id']));
}

function plansOf({ records }: Scene, house: number): readonly DevicePlan[] {
  const floors = records.of('pasport_floors').filter((row) => row['pasport_id'] === house).length;
  if (floors < 2) return [WIRING];
  return floors < LIFT_FLOORS ? OF_HOUSE : [...OF_HOUSE, ...LIFT];
}

function addressOf({ records, unitId }: Scene, firm: string): Cell {
  const row = records
    .of('addresses')
    .find((each) => each['unit_id'] === unitId && each['company_name'] === firm);
  return row?.['address_id'] ?? null;
}

function addRevision(scene: Scene, random: Random, house: number, plan: DevicePlan): void {
  const { records, today, unitId, lookups } = scene;
  const address_id = addressOf(scene, plan.firm);
  const revision_id = records.add('revisions', {
    unit_id: unitId,
    revision_type_id: lookUp(lookups.revisionTypes, plan.type),
    pasport_id: house,
    device_name: plan.device,
    device_number: plan.device === 'Osobní výtah' ? `99${random.digits(6)}` : '',
    address_id,
    active_from: BUILT,
    note: MARK,
  });
  // One in ten is after its term; the others are somewhere within it.
  const since = Math.round(plan.every * (random.chance(0.1) ? 1.05 : random.int(5, 97) / 100));
  for (const ago of [since + plan.every, since]) {
    const hasFaults = random.chance(0.2);
    const done_on = shiftDays(today, -ago);
    // Of the last faults one in four waits still, or is late.
    const isRepaired = hasFaults && ago > 30 && (ago > since || random.chance(0.75));
    records.add('revision_reports', {
      unit_id: unitId,
      revision_id,
      done_on,
      result: hasFaults ? 'faults' : 'ok',
      cost: random.int(plan.cost[0] / 10, plan.cost[1] / 10) * 1000,
      address_id,
      technician: TECHNICIAN,
      report_number: `${done_on.slice(0, 4)}/${random.digits(3)}`,
      fault_rows: hasFaults ? faultRows(done_on, isRepaired) : [],
    });
  }
}

/** Two faults: what was easy is repaired soon. */
function faultRows(done_on: string, isRepaired: boolean): readonly Row[] {
  const soon = isRepaired ? shiftDays(done_on, 10) : null;
  return [
    {
      fault: 'Drobná závada, podrobnosti ve zprávě (ukázka)',
      repair_by: shiftDays(done_on, 60),
      repaired_on: isRepaired ? shiftDays(done_on, 30) : null,
    },
    {
      fault: 'Chybí označení zařízení (ukázka)',
      repair_by: shiftDays(done_on, 90),
      repaired_on: soon,
    },
  ];
}
