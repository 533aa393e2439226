type Result = 'ok' | 'faults' | 'unfit';

interface Days {
  readonly done_on: string;
  readonly next_on: string | null;
}

/** A fault that an inspection has found, its term, and the day of its repair. */
interface Found {
  readonly fault: string;
  readonly repair_by: string | null;
  readonly repaired_on: string | null;
}

interface Report extends Days {
  readonly result: Result;
  readonly fault_rows: readonly Found[];
}

interface Fault {
  /** The field; in a row its place and its name after it: `fault_rows.0.repair_by`. */
  readonly field: string;
  readonly message: string;
}

/** What is wrong with a report: the field and its sentence, or null. */
export function reportFault(report: Report, today: string): Fault | null {
  return daysFault(report, today) ?? rowsFault(report, today);
}

function daysFault({ done_on, next_on }: Days, today: string) {
  if (done_on > today) return fault('done_on', 'Revize nemůže být provedena v budoucnu');
  if (next_on !== null && next_on <= done_on)
    return fault('next_on', 'Příští revize musí být později než tato');
  return null;
}

/** A report that failed says what is wrong, and of each fault until when it is to be repaired, or that it was. */
function rowsFault({ result, done_on, fault_rows }: Report, today: string): Fault | null {
  if (result !== 'ok' && fault_rows.length === 0)
    return fault('fault_rows', 'Popište zjištěné závady');
  for (const [at, row] of fault_rows.entries()) {
    const found = rowDaysFault(row, done_on, today) ?? (result === 'ok' ? null : missingFault(row));
    if (found !== null) return fault(`fault_rows.${at}.${found.field}`, found.message);
  }
  return null;
}

function rowDaysFault({ repair_by, repaired_on }: Found, done_on: string, today: string) {
  if (repair_by !== null && repair_by < done_on)
    return fault('repair_by', 'Termín odstranění nesmí být dříve než revize');
  if (repaired_on !== null && repaired_on < done_on)
    return fault('repaired_on', 'Odstranění nesmí být dříve než revize');
  return repaired_on !== null && repaired_on > today
    ? fault('repaired_on', 'Závada nemůže být odstraněna v budoucnu')
    : null;
}

function missingFault({ fault: text, repair_by, repaired_on }: Found) {
  if (text.trim() === '') return fault('fault', 'Popište zjištěnou závadu');
  return repair_by === null && repaired_on === null
    ? fault('repair_by', 'Zadejte, do kdy má být závada odstraněna')
    : null;
}

const fault = (field: string, message: string): Fault => ({ field, message });
