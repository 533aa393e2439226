import { addressNameFault } from '#contract/rules/address-name.ts';
import { birthDateFault } from '#contract/rules/birth-date.ts';
import type { ReadRow, RowFault } from '../columns/read-rows.ts';
import type { Kind, Scene, Verdict } from './kind.ts';
import { personColumns } from './person-columns.ts';
import { personPlan } from './person-plan.ts';
import { personMatch, type PersonMatch } from './person-match.ts';
import {
  identityOf,
  personColumnsOf,
  setColumns,
  type Identity,
  type PersonColumns,
  type PersonValues,
} from './person-values.ts';
import { selectPersonRows, type PersonRow } from './persons.sql.ts';
import { Repeats } from './repeated.ts';
import { inSlices } from './slices.ts';

/** What is wrong with the record as it will be. */
function recordFaults(columns: PersonColumns, today: string): RowFault[] {
  const { address_type = 'person', last_name = '', company_name = '', birth_date = null } = columns;
  const name = addressNameFault({ address_type, last_name, company_name });
  const birth = birthDateFault(birth_date, today);
  return [
    ...(name === null ? [] : [name]),
    ...(birth === null ? [] : [{ field: 'birth_date', message: birth }]),
  ];
}

const groupOf = ({ business_id, name }: Identity) =>
  business_id === '' ? name : `ico ${business_id}`;

/** What the row sets: a type that was only guessed is for a new record. */
function settled(values: PersonValues, guessed: PersonColumns, person: PersonRow | undefined) {
  if (person === undefined || values.address_type !== undefined) return guessed;
  const { address_type: _guess, ...columns } = guessed;
  return columns;
}

function judgeRow(row: ReadRow, match: PersonMatch, repeats: Repeats, { today }: Scene): Verdict {
  const { row_number, faults: cellFaults } = row;
  const guessed = personColumnsOf(row.values);
  const identity = identityOf(guessed);
  const found = match(identity);
  const person = 'fault' in found ? undefined : found.record;
  const columns = settled(row.values, guessed, person);
  const whole = { ...person, ...setColumns(columns) } as PersonColumns;
  const faults = [...cellFaults, ...(cellFaults.length > 0 ? [] : recordFaults(whole, today))];
  if ('fault' in found) faults.push({ field: null, message: found.fault });
  const record = person === undefined ? JSON.stringify(identity) : `#${person.address_id}`;
  const repeated = repeats.fault(record, row_number);
  if (repeated !== null) faults.push({ field: null, message: repeated });
  const plan = personPlan(`person ${row_number}`, person, columns);
  return { row_number, faults, group_key: groupOf(identity), plan };
}

/** Records of the address book. */
export const persons: Kind = {
  kind: 'persons',
  columns: personColumns,
  limited: 'items',
  mappingFault: (mapped) =>
    ['last_name', 'last_first', 'first_last', 'company_name'].some((field) => mapped.has(field))
      ? null
      : 'Přiřaďte sloupec k příjmení, k celému jménu nebo k názvu firmy',
  judge: async (scene, rows) => {
    const match = personMatch(await selectPersonRows(scene.db, scene.unit));
    const repeats = new Repeats();
    return inSlices(rows, scene.turn, (row) => judgeRow(row, match, repeats, scene));
  },
};
