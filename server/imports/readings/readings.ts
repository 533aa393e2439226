import { measuredUnitValue } from '#contract/metering/meter-words.ts';
import { DATED_STATES } from '#contract/metering/reading-columns.ts';
import { readingRecord } from '#contract/metering/reading-record.ts';
import { fileColumns } from '#contract/record-file.ts';
import type { FieldFault } from '#contract/rules/rule.ts';
import { bareKey } from '#contract/rules/text-key.ts';
import { numberText } from '#contract/values/number.ts';
import {
  judgeReadings,
  writeReadings,
  type ReadingVerdict,
} from '#server/core/metering/many-readings.ts';
import {
  selectMeterRefs,
  selectMetersLocked,
  type MeterRef,
} from '#server/core/metering/many-readings.sql.ts';
import { selectBuildingRefs, selectSpaceRefs } from '#server/core/pasports/unit-spaces.sql.ts';
import { given } from '#server/db/given.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import { batches } from '../batches.ts';
import type { Note, ReadRow, RowFault } from '../columns/read-rows.ts';
import type { Judgement, Kind, Scene, Verdict } from '../kinds/kind.ts';
import { inSlices } from '../kinds/slices.ts';
import { spaceIndex, type SpaceIndex } from '../kinds/space-index.ts';
import { datedStates } from './days.ts';
import { meterIndex, type FoundMeters } from './meters.ts';
import { stateText, toldBy, type ReadingValues, type RowReading, type ToldRow } from './told.ts';
import { unitInHeading } from './units.ts';

/** A row with the devices that it names and what it tells of them. */
interface NamedRow extends ToldRow {
  readonly row: ReadRow;
  readonly group_key: string;
}

const NOTHING: ToldRow = { readings: [], faults: [], notes: [] };

/** The space that the row names; nothing where it names none, or none that would be known. */
function spaceOf(find: SpaceIndex, { building, space_number }: ReadingValues): number | undefined {
  if (space_number === undefined) return undefined;
  const found = find({ space_number, ...(building !== undefined && { building }) });
  return 'record' in found ? found.record.pasport_id : undefined;
}

function nameRow(
  row: ReadRow,
  find: (values: ReadingValues & { serial_number: string }) => FoundMeters,
): NamedRow {
  const values: ReadingValues = row.values;
  const { serial_number } = values;
  if (serial_number === undefined) return { ...NOTHING, row, group_key: '' };
  const found = find({ ...values, serial_number });
  if ('fault' in found) return { ...NOTHING, row, group_key: '', faults: [found.fault] };
  const group_key = `meter ${bareKey(found.meters[0]?.serial_number ?? '')}`;
  return { ...toldBy(row, found.meters), row, group_key };
}

/** What is said of a reading that is not simply written. */
interface Said {
  readonly fault?: RowFault;
  readonly note?: Note;
}

const noted = (field: string, message: string): Said => ({
  note: { field, certainty: 'sure', message },
});

/** Of a reading that another one of the file tells too. */
function saidOfRepeated(
  { fields, isMain, told }: RowReading,
  of: RowReading,
  isAlike: boolean,
): Said {
  const { state: field } = fields;
  const where = `řádku ${of.row_number}`;
  if (!isAlike)
    return {
      fault: { field, message: `Jiný stav téhož dne (${stateText(of.told)}) je v ${where}` },
    };
  // What a device kept for a day is told anew in each of its messages.
  if (!isMain || !of.isMain) return noted(field, `${stateText(told)} je už v ${where}`);
  return { fault: { field: null, message: `Stejný odečet je už v ${where}` } };
}

/** The fault at the column of the row that tells the reading. */
function faultAt({ fields, isMain }: RowReading, { field, message }: FieldFault): Said {
  const { state, read_on } = fields;
  const known = new Map([
    ['read_on', read_on],
    ['estimate_method', 'estimate_method'],
  ]);
  return { fault: { field: isMain ? field : (known.get(field) ?? state), message } };
}

function saidOf(one: RowReading, verdict: ReadingVerdict, all: readonly RowReading[]): Said {
  const { state: field } = one.fields;
  if (verdict.as === 'known') return noted(field, `${stateText(one.told)} už je zapsán`);
  if (verdict.as === 'differs') {
    const stored = numberText(verdict.stored);
    const message = `K tomuto dni je už zapsán stav ${stored}; opravte ho u měřidla, nebo řádek vynechte`;
    return { fault: { field, message } };
  }
  if (verdict.as === 'repeats') return saidOfRepeated(one, all[verdict.of] ?? one, verdict.isAlike);
  return verdict.as === 'new' ? {} : faultAt(one, verdict.fault);
}

/** Devices that are going to get readings, as they stand once nobody else writes them. */
async function heldMeters(
  { db, unit, keep }: Scene,
  rows: readonly NamedRow[],
): Promise<ReadonlyMap<number, MeterRef> | undefined> {
  if (!keep) return undefined;
  const ids = new Set(rows.flatMap(({ readings }) => readings.map(({ meter }) => meter.meter_id)));
  await selectMetersLocked(db, unit, [...ids]);
  return new Map((await selectMeterRefs(db, unit)).map((meter) => [meter.meter_id, meter]));
}

/** What came of each row, and the readings that are going to be written: none of a row with a fault. */
function verdictsOf(
  rows: readonly NamedRow[],
  asked: readonly RowReading[],
  judged: readonly ReadingVerdict[],
) {
  const made: RowReading[] = [];
  let [next, same] = [0, 0];
  const verdicts = rows.map(({ row, readings: told, group_key, ...said }): Verdict => {
    const from = next;
    next += told.length;
    const own = asked.slice(from, next).flatMap((one, at) => {
      const verdict = judged[from + at];
      return verdict === undefined ? [] : [{ one, verdict, ...saidOf(one, verdict, asked) }];
    });
    const faults = [...row.faults, ...said.faults, ...own.flatMap(({ fault }) => fault ?? [])];
    const notes = [...said.notes, ...own.flatMap(({ note }) => note ?? [])];
    const fresh = own.filter(({ verdict }) => verdict.as === 'new').map(({ one }) => one);
    same += own.filter(({ verdict }) => verdict.as === 'known').length;
    if (faults.length === 0) made.push(...fresh);
    const state = fresh.length > 0 ? 'new' : 'same';
    return { row_number: row.row_number, faults, notes, group_key, state };
  });
  return { verdicts, made, same };
}

async function judgeRows(scene: Scene, rows: readonly ReadRow[]): Promise<Judgement> {
  const { db, unit, today, turn } = scene;
  const findSpace = spaceIndex(await selectBuildingRefs(db, unit), await selectSpaceRefs(db, unit));
  const findMeters = meterIndex(await selectMeterRefs(db, unit));
  const named = await inSlices(rows, turn, (row) =>
    nameRow(row, (values) => findMeters({ ...values, pasport_id: spaceOf(findSpace, values) })),
  );
  const held = await heldMeters(scene, named);
  const asked = named.flatMap(({ readings }) =>
    readings.map((one) => ({ ...one, meter: held?.get(one.meter.meter_id) ?? one.meter })),
  );
  const judged = await judgeReadings(db, unit, asked, today, turn);
  const { verdicts, made, same } = verdictsOf(named, asked, judged);
  return {
    verdicts,
    totals: { readings: { new: made.length, changed: 0, same } },
    write: async (to, ofUnit, done) => {
      const written: Written[] = [];
      for (const batch of batches(made)) {
        for (const one of await writeReadings(to, ofUnit, batch)) written.push(one);
        await done((batch.length * rows.length) / Math.max(1, made.length));
      }
      return written;
    },
  };
}

/** Readings of meters: of a day, of the billing day, and of months or days that headings tell. */
export const readings: Kind = {
  kind: 'readings',
  columns: fileColumns(readingRecord),
  many: datedStates,
  limited: null,
  saidByHeadings: (headings, mapping) => {
    const units = ['state', 'billing_state'].flatMap(
      (field) => unitInHeading(headings[mapping.indexOf(field)] ?? '') ?? [],
    );
    const measured_unit = units.length === 0 ? undefined : measuredUnitValue.text(units[0]);
    return given({ measured_unit });
  },
  mappingFault: (mapped) => {
    if (!mapped.has('serial_number')) return 'Přiřaďte sloupec k výrobnímu číslu';
    if (mapped.has('billing_state') && !mapped.has('billing_on'))
      return 'Uveďte rozhodný den: sloupcem, nebo jedním dnem pro všechny řádky';
    const isDated = mapped.has(DATED_STATES) || mapped.has('billing_state');
    if (mapped.has('state') && !mapped.has('read_on') && !isDated)
      return 'Uveďte den odečtu: sloupcem, nebo jedním dnem pro všechny řádky';
    return mapped.has('state') || isDated ? null : 'Přiřaďte aspoň jeden sloupec ke stavu';
  },
  judge: judgeRows,
};
