import { AppError } from '#server/errors.ts';

interface Named {
  readonly id: number;
}

/** A record to be changed, in the version that the person saw; without one it is not asked. */
export interface Seen extends Named {
  readonly version?: number | undefined;
}

/** The ids of records. */
export const idsOf = (records: readonly Named[]): number[] => records.map(({ id }) => id);

interface Refused {
  readonly id: number;
  readonly field: string;
  readonly message: string;
}

/** Why one of many records cannot be saved, said of it alone. */
function reasonOf({ code, message, details }: AppError): Omit<Refused, 'id'> {
  const [fault] = details.fields ?? [];
  if (fault !== undefined) return { field: fault.field, message: fault.message };
  if (code === 'version-conflict') return { field: '', message: 'Mezitím ho změnil někdo jiný.' };
  const isGone = code === 'not-found';
  return { field: '', message: isGone ? 'Tento záznam už neexistuje.' : message };
}

type Answer<T> = { readonly saved: T } | { readonly refused: Refused };

async function answerOf<R extends Named, T>(
  record: R,
  judge: (record: R) => T | Promise<T>,
): Promise<Answer<T>> {
  try {
    return { saved: await judge(record) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { id: record.id, ...reasonOf(error) } };
  }
}

/**
 * What is answered of each of many records, judged one after another by their ids. One that is named again is by
 * then another than the person saw. When any of them is refused, all those refused are told. Errors:
 * `records-refused`.
 */
export async function judgedMany<R extends Named, T>(
  records: readonly R[],
  judge: (record: R) => T | Promise<T>,
): Promise<T[]> {
  const answers: Answer<T>[] = [];
  const passed = new Set<number>();
  const judgedOnce = (record: R) => {
    if (passed.has(record.id)) throw new AppError('version-conflict');
    return judge(record);
  };
  // In one order for everybody, so that two such changes do not wait for each other.
  for (const record of records.toSorted((one, other) => one.id - other.id)) {
    const answer = await answerOf(record, judgedOnce);
    if ('saved' in answer) passed.add(record.id);
    answers.push(answer);
  }
  const refused = answers.flatMap((one) => ('refused' in one ? [one.refused] : []));
  if (refused.length > 0) throw new AppError('records-refused', { current: { records: refused } });
  return answers.flatMap((one) => ('saved' in one ? [one.saved] : []));
}
