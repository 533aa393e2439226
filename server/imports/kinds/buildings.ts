import type { ReadRow } from '../columns/read-rows.ts';
import { keyOf } from '../columns/key.ts';
import { buildingColumns } from './building-columns.ts';
import {
  cityOf,
  loadBuildings,
  referred,
  sameBuilding,
  type KnownBuildings,
} from './building-known.ts';
import { buildingPlan } from './building-plan.ts';
import { fullStreet, partedStreet } from './building-street.ts';
import type { Kind, Verdict } from './kind.ts';
import { given } from './plan.ts';
import { Repeats } from './repeated.ts';
import { inSlices } from './slices.ts';

function judgeRow(row: ReadRow, known: KnownBuildings, repeats: Repeats): Verdict {
  const values = partedStreet(row.values);
  const name = values.pasport_name ?? fullStreet(values).slice(0, 200).trim();
  const group_key = keyOf(name);
  const { faults: unknownOnes, parent_id, heating_indicator_id } = referred(values, known);
  const { building, faults: ambiguous } = sameBuilding(values, known);
  const faults = [...row.faults, ...unknownOnes, ...ambiguous];
  if (name === '' && faults.length === 0)
    faults.push({ field: null, message: 'Uveďte název domu nebo ulici s číslem' });
  const record = building === undefined ? group_key : `#${building.pasport_id}`;
  const repeated = record === '' ? null : repeats.fault(record, row.row_number);
  if (repeated !== null) faults.push({ field: null, message: repeated });
  const {
    pasport_name,
    pasport_order,
    group: _group,
    heating_indicator: _indicator,
    ...rest
  } = values;
  const details = given({ ...rest, ...cityOf(values, known), heating_indicator_id });
  const order = pasport_order ?? Math.min(known.lastOrder + 10 * (row.row_number - 1), 1_000_000);
  const place =
    building === undefined
      ? given({ parent_id, pasport_name: name, pasport_order: order })
      : given({ parent_id, pasport_name, pasport_order });
  const plan = buildingPlan(`building ${row.row_number}`, building, place, details);
  return { row_number: row.row_number, faults, group_key, plan };
}

/** Buildings by their name, or by their street and numbers. */
export const buildings: Kind = {
  kind: 'buildings',
  columns: buildingColumns,
  limited: null,
  mappingFault: (mapped) =>
    mapped.has('pasport_name') || mapped.has('street')
      ? null
      : 'Přiřaďte sloupec k názvu domu nebo k ulici',
  judge: async (scene, rows) => {
    const known = await loadBuildings(scene);
    const repeats = new Repeats();
    return inSlices(rows, scene.turn, (row) => judgeRow(row, known, repeats));
  },
};
