type Result = 'ok' | 'faults' | 'unfit';

interface Days {
  readonly done_on: string;
  readonly next_on: string | null;
  readonly repair_by: string | null;
  readonly repaired_on: string | null;
}

interface Report extends Days {
  readonly result: Result;
  readonly faults: string;
}

interface Fault {
  readonly field: keyof Report;
  readonly message: string;
}

/** What is wrong with a report: the field and its sentence, or null. */
export function reportFault(report: Report, today: string): Fault | null {
  return daysFault(report, today) ?? missingFault(report);
}

function daysFault({ done_on, next_on, repair_by, repaired_on }: Days, today: string) {
  if (done_on > today) return fault('done_on', 'Revize nemůže být provedena v budoucnu');
  if (next_on !== null && next_on <= done_on)
    return fault('next_on', 'Příští revize musí být později než tato');
  if (repair_by !== null && repair_by < done_on)
    return fault('repair_by', 'Termín odstranění nesmí být dříve než revize');
  if (repaired_on !== null && repaired_on < done_on)
    return fault('repaired_on', 'Odstranění nesmí být dříve než revize');
  if (repaired_on !== null && repaired_on > today)
    return fault('repaired_on', 'Závady nemohou být odstraněny v budoucnu');
  return null;
}

/** A report that failed says what is wrong and until when it is to be repaired, or that it was. */
function missingFault({ result, faults, repair_by, repaired_on }: Report) {
  if (result === 'ok') return null;
  if (faults.trim() === '') return fault('faults', 'Popište zjištěné závady');
  return repair_by === null && repaired_on === null
    ? fault('repair_by', 'Zadejte, do kdy mají být závady odstraněny')
    : null;
}

const fault = (field: keyof Report, message: string): Fault => ({ field, message });
