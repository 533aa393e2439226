import { AppError } from '#server/errors.ts';

interface SeenRecord {
  readonly id: number;
  readonly version: number;
}

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

async function refusalOf(record: SeenRecord, save: Save): Promise<Refused[]> {
  try {
    await save(record);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ id: record.id, ...reasonOf(error) }];
  }
}

type Save = (record: SeenRecord) => Promise<unknown>;

/**
 * Saves many records, each by the save of one: with its rules and the version that the person saw. When
 * any of them is refused, none is saved and all those refused are told. Errors: `records-refused`.
 */
export async function savedMany(
  records: readonly SeenRecord[],
  save: Save,
): Promise<{ changed_count: number }> {
  const refused: Refused[] = [];
  // In one order for everybody, so that two such changes do not wait for each other.
  for (const record of records.toSorted((one, other) => one.id - other.id)) {
    refused.push(...(await refusalOf(record, save)));
  }
  if (refused.length > 0) throw new AppError('records-refused', { current: { records: refused } });
  return { changed_count: records.length };
}
