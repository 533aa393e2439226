import { given } from '#server/db/given.ts';
import { addressFields, addressRecord } from '#contract/address-record.ts';
import { addressInput } from '#contract/addresses.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns } from '#contract/record-file.ts';
import { addressFaults } from '#server/core/people/addresses.ts';
import { addressTable } from '#server/core/people/tables.sql.ts';
import type { Change, NewRow } from '#server/db/record-table.sql.ts';
import type { ReadRow } from '../columns/read-rows.ts';
import { changeNotes } from './change-notes.ts';
import { fieldFaults } from './field-faults.ts';
import { idsAhead, type Ground } from './ground.ts';
import { inFile, judgement } from './judgement.ts';
import type { Kind, Scene } from './kind.ts';
import { personMatch, type PersonMatch } from './person-match.ts';
import {
  fullName,
  identityOf,
  personColumnsOf,
  type Identity,
  type PersonColumns,
  type PersonValues,
} from './person-values.ts';
import { selectPersonRows, type PersonRow } from '#server/core/people/unit-people.sql.ts';
import { differing, SAME, type Plan } from './plan.ts';
import { Repeats } from './repeated.ts';
import { inSlices } from './slices.ts';

/** What a record of the address book is where nothing is told of it. */
const { address_type: _person, ...BLANK } = blankOf(addressFields);

type PersonPlan = Plan<NewRow<'addresses'>, Change<'addresses'>>;

const groupOf = ({ business_id, name }: Identity) =>
  business_id === '' ? name : `ico ${business_id}`;

/** What the row sets: a type that was only guessed is for a new record. */
function settled(values: PersonValues, guessed: PersonColumns, person: PersonRow | undefined) {
  if (person === undefined || values.address_type !== undefined) return given(guessed);
  const { address_type: _guess, ...columns } = guessed;
  return given(columns);
}

function planOf(
  person: PersonRow | undefined,
  columns: PersonColumns,
  newId: number | undefined,
): PersonPlan {
  const own = newId === undefined ? {} : { address_id: newId };
  if (person === undefined) return { state: 'new', made: { ...BLANK, ...columns, ...own } };
  if (differing(person, columns).size === 0) return SAME;
  const { address_id: id, version } = person;
  return { state: 'changed', change: { id, version, columns } };
}

/** Parts of a name that stood in one column, by the rules that they have in the form. */
function nameFaults(values: PersonValues, columns: PersonColumns) {
  const parts = Object.entries(columns).filter(([name]) => !(name in values));
  const column = values.last_first === undefined ? 'first_last' : 'last_first';
  return fieldFaults(addressInput.shape, Object.fromEntries(parts), column);
}

/** What rows are judged by. */
interface Beside {
  readonly match: PersonMatch;
  readonly repeats: Repeats;
  readonly today: string;
}

function judgeRow(row: ReadRow, { match, repeats, today }: Beside, newId: number | undefined) {
  const { row_number, faults: cellFaults } = row;
  const guessed = personColumnsOf(row.values);
  const identity = identityOf(guessed);
  const found = match(identity);
  const person = 'fault' in found ? undefined : found.record;
  const columns = settled(row.values, guessed, person);
  const whole = { address_type: 'person', ...BLANK, ...person, ...columns };
  const faults = [...cellFaults, ...nameFaults(row.values, guessed)];
  // An import names cities by words alone.
  const draft = { ...whole, city_id: null };
  if (cellFaults.length === 0) faults.push(...inFile(addressFaults(draft, new Map(), today)));
  if ('fault' in found) faults.push({ field: null, message: found.fault });
  const record = person === undefined ? JSON.stringify(identity) : `#${person.address_id}`;
  const repeated = repeats.fault(record, row_number);
  if (repeated !== null) faults.push({ field: null, message: repeated });
  const notes = person === undefined ? [] : changeNotes(addressFields, person, columns);
  const plan = planOf(person, columns, newId);
  const address_id = person?.address_id ?? newId ?? 0;
  return { row_number, faults, group_key: groupOf(identity), plan, notes, address_id, whole };
}

async function judge(scene: Scene, rows: readonly ReadRow[]) {
  const match = personMatch(await selectPersonRows(scene.db, scene.unit));
  const beside = { match, repeats: new Repeats(), today: scene.today };
  const newIds = await idsAhead(scene, addressTable, rows);
  const judged = await inSlices(rows, scene.turn, (row, at) => judgeRow(row, beside, newIds[at]));
  return {
    ...judgement<NewRow<'addresses'>, Change<'addresses'>>(judged, {
      insert: (db, unit, made) => addressTable.insert(db, unit, made),
      update: (db, unit, changes) => addressTable.updateAll(db, unit, changes),
    }),
    tellGround: (ground: Ground) => {
      for (const { address_id, whole, plan } of judged)
        if (plan.state !== 'same')
          ground.addPerson({ version: 0, ...whole, address_id, full_name: fullName(whole) });
    },
  };
}

/** Records of the address book. */
export const persons: Kind = {
  kind: 'persons',
  columns: fileColumns(addressRecord),
  limited: 'items',
  mappingFault: (mapped) =>
    ['last_name', 'last_first', 'first_last', 'company_name'].some((field) => mapped.has(field))
      ? null
      : 'Přiřaďte sloupec k příjmení, k celému jménu nebo k názvu firmy',
  judge,
};
