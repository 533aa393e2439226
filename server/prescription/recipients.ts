import { createHash } from 'node:crypto';
import type { MailVerdict, SheetRecipient } from '#contract/money/prescription-mails.ts';
import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectPayingPeople, type PayingPerson } from './mails.sql.ts';
import { sheetsOn } from './sheets.ts';

/** Which sheets as of which day. */
export interface ChosenSheets {
  readonly as_of: string;
  readonly pasport_ids: readonly number[];
}

/** A recipient with the sheet and what names its content. */
export interface Told extends SheetRecipient {
  readonly sheet: PrescriptionSheet;
  readonly content_hash: Buffer;
}

/** Names what a sheet tells of paying: the same as long as nothing of it changes, whatever the day. */
function contentOf(sheet: PrescriptionSheet): Buffer {
  const { rows, sum, valid_from, reason, account, variable_symbol, due_day, month_change } = sheet;
  const told = [rows, sum, valid_from, reason, account, variable_symbol, due_day, month_change];
  return createHash('sha256').update(JSON.stringify(told)).digest();
}

function verdictOf({ rows }: PrescriptionSheet, person: PayingPerson, hash: string): MailVerdict {
  if (rows.length === 0) return 'nothing';
  if (person.address_id === null) return 'no-payer';
  if (person.email === '') return 'no-email';
  return person.had.includes(hash) ? 'done' : 'send';
}

/** Who gets the sheets, in the order of the sheets. Errors: `not-found` unless the unit shows all the spaces. */
export async function recipientsOf(
  db: Db,
  unit: OwnedUnit,
  { as_of: day, pasport_ids }: ChosenSheets,
  today: string,
): Promise<Told[]> {
  const only = [...new Set(pasport_ids)];
  const sheets = await sheetsOn(db, unit, { day, today, only });
  ensure(sheets.length === only.length, 'not-found');
  const bySpace = new Map<number, PayingPerson[]>(only.map((id) => [id, []]));
  for (const one of await selectPayingPeople(db, unit, only, day))
    bySpace.get(one.pasport_id)?.push(one);
  return sheets.flatMap((sheet) => {
    const content_hash = contentOf(sheet);
    const { pasport_id, space_number, building_name, sum } = sheet;
    const own = bySpace.get(pasport_id) ?? [];
    return own.map(({ had, ...person }) => ({
      ...person,
      space_number,
      building_name,
      sum,
      verdict: verdictOf(sheet, { ...person, had }, content_hash.toString('hex')),
      sheet,
      content_hash,
    }));
  });
}
