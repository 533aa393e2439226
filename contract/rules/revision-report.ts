interface Days {
  readonly done_on: string;
  readonly next_on: string | null;
  readonly repair_by: string | null;
  readonly repaired_on: string | null;
}

/** What is wrong with the days of a report: the field and its sentence, or null. */
export function reportFault(
  { done_on, next_on, repair_by, repaired_on }: Days,
  today: string,
): { readonly field: keyof Days; readonly message: string } | null {
  if (done_on > today)
    return { field: 'done_on', message: 'Revize nemůže být provedena v budoucnu' };
  if (next_on !== null && next_on <= done_on)
    return { field: 'next_on', message: 'Příští revize musí být později než tato' };
  if (repair_by !== null && repair_by < done_on)
    return { field: 'repair_by', message: 'Termín odstranění nesmí být dříve než revize' };
  if (repaired_on !== null && repaired_on < done_on)
    return { field: 'repaired_on', message: 'Odstranění nesmí být dříve než revize' };
  return null;
}
