import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  acceptBankFile,
  BankPreview,
  deleteBankStatement,
  listBankStatements,
  previewBankFile,
} from '#contract/money/bank-statements.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { bookMovements, takeBackMovements } from '#server/core/ledger/bank-payments.ts';
import { meetRefunds } from '#server/core/ledger/refund-meetings.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { judgeFile, type JudgedOf } from './accept.ts';
import { lockAccounts } from './accounts.sql.ts';
import { csvTold } from './csv-reading.ts';
import { unknownFile } from './files/csv-table.ts';
import { rememberMapping } from './mappings.service.ts';
import { selectIdsOfStatement, selectUnbooked } from './movements.sql.ts';
import { selectDropped, selectStatements } from './statements.sql.ts';
import { movementTable, statementTable } from './tables.sql.ts';

/** Statements of all accounts, newest first, with what is missing between them. */
export async function readStatements({ unit, db, portal }: UnitCall<typeof listBankStatements>) {
  return { values: await selectStatements(db, unit, pragueDay(portal.now())) };
}

function previewOf({ statement, account, isKnown, fresh }: JudgedOf): BankPreview {
  const { format, number, from_on, to_on, opening, closing, movements } = statement;
  const shown = isKnown ? movements : fresh;
  return {
    bank_account_id: account.bank_account_id,
    account_name: account.name,
    is_known: isKnown,
    format,
    number,
    from_on,
    to_on,
    opening,
    closing,
    credit: shown.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
    debit: shown.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0),
    movements_count: movements.length,
    doubled_count: isKnown ? 0 : movements.length - fresh.length,
  };
}

/** What accepting the file would do. Errors: `not-found`, `bank-file`. */
export async function previewFile({ unit, db, body }: UnitCall<typeof previewBankFile>) {
  const { judged, csv } = await judgeFile(db, unit, body);
  const movements = judged.flatMap(({ statement }) => statement.movements);
  return {
    values: judged.map(previewOf),
    csv: csv === undefined ? null : csvTold(csv.table, csv.reading, movements),
  };
}

/**
 * Accepts all new statements of the file, or none; what came is booked as payments at once, that of former
 * statements too where it was not. What a person said of the columns of a CSV file is remembered for the account. Errors: `not-found`, `licence-expired`, `bank-file`,
 * `bank-file-known`.
 */
export async function acceptFile({
  unit,
  db,
  actor,
  body,
  portal,
}: UnitCall<typeof acceptBankFile>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  // What another call has just accepted is known once it has ended.
  await lockAccounts(db, unit);
  const { judged, csv } = await judgeFile(db, unit, body);
  if (csv !== undefined && csv.reading.columns === undefined) throw unknownFile();
  const accepted = judged.filter(({ isKnown }) => !isKnown);
  ensure(accepted.length > 0, 'bank-file-known');
  const user_name = [actor.first_name, actor.last_name].join(' ').trim();
  const values: { bank_statement_id: number }[] = [];
  for (const { statement, account, content_hash, fresh } of accepted) {
    const { account: _told, movements, ...told } = statement;
    const { bank_account_id } = account;
    const bank_statement_id = await statementTable.insertOne(db, unit, {
      ...told,
      bank_account_id,
      content_hash,
      movements_count: movements.length,
      doubled_count: movements.length - fresh.length,
      file_name: body.file_name,
      user_name,
    });
    const rows = fresh.map(({ own_id: _ownId, ...movement }) => ({
      ...movement,
      bank_account_id,
      bank_statement_id,
    }));
    await movementTable.insert(db, unit, rows);
    values.push({ bank_statement_id });
    if (csv !== undefined && body.csv_columns !== undefined)
      await rememberMapping(db, unit, {
        bank_account_id,
        headings: csv.table.headings,
        meanings: body.csv_columns,
      });
  }
  const booked = await bookMovements(db, unit, await selectUnbooked(db, unit));
  await meetRefunds(db, unit);
  await refreshAfterWrites(db, (err) =>
    portal.log('warn', 'Statistics were not refreshed after a statement.', { err }),
  );
  return { values, ...booked };
}

/**
 * Drops a statement with its movements; their payments are taken back by opposite ones. Errors: `not-found`,
 * `bank-statement-doubled`, `bank-statement-closed`.
 */
export async function removeStatement({ unit, db, params }: UnitCall<typeof deleteBankStatement>) {
  await lockAccounts(db, unit);
  const found = await selectDropped(db, unit, params.bank_statement_id);
  ensure(found !== undefined, 'not-found');
  ensure(found.leaning === 0, 'bank-statement-doubled');
  const id = params.bank_statement_id;
  await takeBackMovements(db, unit, await selectIdsOfStatement(db, unit, id));
  await statementTable.remove(db, unit, [params.bank_statement_id]);
  return { deleted: true as const };
}
