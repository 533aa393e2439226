import { given } from '#server/db/given.ts';
import { buildingFields, buildingRecord } from '#contract/pasports/building-record.ts';
import { buildingInput } from '#contract/pasports/buildings.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns, fileNames, ownCells } from '#contract/record-file.ts';
import {
  buildingFaults,
  insertBuildings,
  knownGroups,
  updateBuildings,
  type BuildingChange,
  type BuildingDetails,
  type NewBuilding,
} from '#server/core/pasports/buildings.ts';
import { orderAfter } from '#server/core/pasports/placed.ts';
import { pasportTable } from '#server/core/pasports/tables.sql.ts';
import type { ChangedRow } from '#server/db/record-table.sql.ts';
import type { ReadRow, RowFault } from '../columns/read-rows.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import {
  cityOf,
  loadBuildings,
  referred,
  sameBuilding,
  type KnownBuildings,
} from './building-known.ts';
import { fullStreet, partedStreet, type BuildingValues } from './building-street.ts';
import type { BuildingRow } from '#server/core/pasports/unit-buildings.sql.ts';
import { changeNotes } from './change-notes.ts';
import { fieldFaults } from './field-faults.ts';
import { idsAhead, type Ground } from './ground.ts';
import { inFile, judgement } from './judgement.ts';
import type { Kind, Scene } from './kind.ts';
import { differing, SAME, type Plan } from './plan.ts';
import { Repeats } from './repeated.ts';
import { inSlices } from './slices.ts';

/** What a building is where nothing is told of it. */
const {
  pasport_name: _name,
  parent_id: _group,
  pasport_order: _order,
  hidden: _hidden,
  ...BLANK
} = blankOf(buildingFields);

const FILE_NAMES = fileNames(buildingFields);

interface Told {
  readonly place: ChangedRow<'pasports'>;
  readonly details: BuildingDetails;
}

/** A row whose words were looked up. */
interface Resolved extends Told {
  readonly row_number: number;
  readonly faults: RowFault[];
  readonly name: string;
  readonly building: BuildingRow | undefined;
}

/** What the form has against what is not said, but follows from the street and its numbers. */
function streetFaults(row: ReadRow, values: BuildingValues, name: string): RowFault[] {
  const derived = Object.entries(values).filter(([field]) => !(field in row.values));
  const own = row.values['pasport_name'] === undefined && name !== '' ? { pasport_name: name } : {};
  return fieldFaults(buildingInput.shape, { ...Object.fromEntries(derived), ...own }, 'street');
}

function resolve(row: ReadRow, known: KnownBuildings): Resolved {
  const values = partedStreet(row.values);
  const name = values.pasport_name ?? fullStreet(values).slice(0, 200).trim();
  const { faults: unknownOnes, parent_id, heating_indicator_id } = referred(values, known);
  const { building, faults: ambiguous } = sameBuilding(values, known);
  const derived = streetFaults(row, values, name);
  const faults = [...row.faults, ...derived, ...unknownOnes, ...ambiguous];
  if (name === '' && faults.length === 0)
    faults.push({ field: null, message: 'Uveďte název domu nebo ulici s číslem' });
  const { pasport_name, pasport_order, ...rest } = ownCells(buildingFields, values);
  const details = given({ ...rest, ...cityOf(values, known), heating_indicator_id });
  const place = given({ parent_id, pasport_name, pasport_order });
  return { row_number: row.row_number, faults, name, building, place, details };
}

/** The order of a new building: the one it is told, or behind its siblings. */
function orderOf({ place }: Resolved, { lastOrders }: KnownBuildings): number {
  const { parent_id = null } = place;
  const order = place.pasport_order ?? orderAfter(lastOrders.get(parent_id));
  lastOrders.set(parent_id, Math.max(order, lastOrders.get(parent_id) ?? 0));
  return order;
}

function planOf(
  told: Resolved,
  known: KnownBuildings,
  newId: number | undefined,
): Plan<NewBuilding, BuildingChange> {
  const { building, place, details, name } = told;
  if (building === undefined) {
    const pasport_order = orderOf(told, known);
    const own = { parent_id: null, hidden: false, ...place, pasport_name: name, pasport_order };
    const placed = newId === undefined ? own : { ...own, pasport_id: newId };
    return { state: 'new', made: { place: placed, details: { ...BLANK, ...details } } };
  }
  const isMoved = differing(building, place).size > 0;
  if (!isMoved && differing(building, details).size === 0) return SAME;
  const { pasport_id, pasport_building_id, version, place_version } = building;
  const ids = { pasport_id, pasport_building_id, version, place_version };
  return { state: 'changed', change: { ...ids, place: isMoved ? place : {}, details } };
}

/** A building as it will be found. */
function tellBuilding(ground: Ground, told: Resolved, newId: number | undefined): void {
  const { building, place, details, name } = told;
  const pasport_id = building?.pasport_id ?? newId;
  if (pasport_id === undefined) return;
  const whole = { ...BLANK, ...building, pasport_name: name, ...place, ...details, pasport_id };
  ground.addBuilding({ ...whole, street_full: fullStreet(whole) });
}

async function judge(scene: Scene, rows: readonly ReadRow[]) {
  const { db, unit, turn } = scene;
  const known = await loadBuildings(db, unit);
  const repeats = new Repeats();
  const resolved = await inSlices(rows, turn, (row) => resolve(row, known));
  const drafts = resolved.map(({ place, details }) => ({ ...place, ...details }));
  const groups = await knownGroups(db, unit, drafts);
  const newIds = await idsAhead(scene, pasportTable, rows);
  const judged = await inSlices(resolved, turn, (one, at) => {
    const { row_number, name, building, place, details } = one;
    const wrong = inFile(buildingFaults({ ...place, ...details }, groups), FILE_NAMES);
    const faults = [...one.faults, ...wrong];
    const group_key = keyOf(name);
    const record = building === undefined ? group_key : `#${building.pasport_id}`;
    const repeated = record === '' ? null : repeats.fault(record, row_number);
    if (repeated !== null) faults.push({ field: null, message: repeated });
    const notes =
      building === undefined ? [] : changeNotes(buildingFields, building, { ...place, ...details });
    return { row_number, faults, group_key, plan: planOf(one, known, newIds[at]), notes };
  });
  return {
    ...judgement(judged, {
      insert: (to, owner, made) => insertBuildings(to, owner, 'building', made),
      update: updateBuildings,
    }),
    tellGround: (ground: Ground) =>
      resolved.forEach((one, at) => tellBuilding(ground, one, newIds[at])),
  };
}

/** Buildings by their name, or by their street and numbers. */
export const buildings: Kind = {
  kind: 'buildings',
  columns: fileColumns(buildingRecord),
  limited: null,
  mappingFault: (mapped) =>
    mapped.has('pasport_name') || mapped.has('street')
      ? null
      : 'Přiřaďte sloupec k názvu domu nebo k ulici',
  judge,
};
