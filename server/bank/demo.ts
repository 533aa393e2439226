import type pg from 'pg';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { transactionOver } from '#server/db/db.ts';
import type { FilledClient } from '#server/db/demo/client-records.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { blankMovement, type ReadMovement, type ReadStatement } from './files/statement.ts';
import { judgeStatement } from './overlap.ts';
import { accountTable, movementTable, statementTable } from './tables.sql.ts';

const MONTHS = 24;
/** The account from which the houses are repaired and cleaned; rents go to another one. */
const ACCOUNT = {
  name: 'Fond oprav',
  account_number: '178124-4159',
  bank_code: '0800',
  gpc_dialect: 'bank',
} as const;
/** Nobody has downloaded the statement of this many months ago. */
const MISSING = 7;
const OPENING = 640_000_000;

const SUPPLIERS = [
  ['168540115/0600', 'Výtahy Horák, s.r.o.', 'Servis výtahů', 1_245_000],
  ['19-34222621/0710', 'Úklid Svoboda', 'Úklid společných prostor', 2_310_000],
  ['280154417/0300', 'Energie domů, a.s.', 'Elektřina společných prostor', 864_000],
] as const;

function paidIn(month: string, random: ReturnType<typeof createRandom>): ReadMovement[] {
  return SUPPLIERS.map(([counter_account, counter_name, message, usual], at) => ({
    ...blankMovement,
    own_id: `${month.slice(0, 7).replace('-', '')}${at + 1}`,
    booked_on: shiftDays(month, 9 + at * 5),
    amount: -(usual + random.int(0, 400) * 100),
    counter_account,
    counter_name,
    variable_symbol: month.slice(0, 7).replace('-', ''),
    message: `${message} ${month.slice(5, 7)}/${month.slice(0, 4)}`,
    kind_text: 'Odchozí úhrada',
  }));
}

/** What a supplier has given back: the one movement that waits for somebody to say what it is. */
const returned = (month: string): ReadMovement => ({
  ...blankMovement,
  own_id: `${month.slice(0, 7).replace('-', '')}9`,
  booked_on: shiftDays(month, 20),
  amount: 312_400,
  counter_account: '280154417/0300',
  counter_name: 'Energie domů, a.s.',
  message: 'Vrácení přeplatku',
  kind_text: 'Příchozí úhrada',
});

/** Statements of the whole months before the day, the oldest first, as the bank has numbered them. */
function statementsUntil(today: string, unit_id: number): ReadStatement[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const dayOf = (index: number, day: number) =>
    new Date(Date.UTC(year, month - 1 - MONTHS + index, day)).toISOString().slice(0, 10);
  const random = createRandom(unit_id);
  let balance = OPENING;
  return Array.from({ length: MONTHS }, (_, index) => {
    const from_on = dayOf(index, 1);
    const movements = paidIn(from_on, random);
    if (index === MONTHS - 1) movements.push(returned(from_on));
    const opening = balance;
    balance += movements.reduce((sum, { amount }) => sum + amount, 0);
    return {
      format: 'gpc',
      account: { account_number: ACCOUNT.account_number, bank_code: ACCOUNT.bank_code },
      number: String(Number(from_on.slice(5, 7))),
      from_on,
      to_on: dayOf(index + 1, 0),
      opening,
      closing: balance,
      movements,
    };
  });
}

/**
 * Two years of statements of an account of the client's first unit, one of them missing; within the
 * transaction of the connection.
 */
export async function fillBank(
  client: pg.Client,
  { client_id, unit_ids }: FilledClient,
  today: string,
): Promise<void> {
  const [unit_id] = unit_ids;
  if (unit_id === undefined) return;
  const [db, unit] = [transactionOver(client), unitOfTask({ client_id, unit_id })];
  const bank_account_id = await accountTable.insertOne(db, unit, ACCOUNT);
  const held = statementsUntil(today, unit_id)
    .toSpliced(MONTHS - MISSING, 1)
    .map((statement) => judgeStatement(statement, { statements: [], movements: [] }));
  const numbered = await statementTable.withIds(db, held);
  const of = { bank_account_id };
  const statements = numbered.map(({ id, record: { statement, content_hash } }) => {
    const { account: _told, movements, ...told } = statement;
    const file_name = `vypis-${statement.to_on.slice(0, 7)}.gpc`;
    const counts = { movements_count: movements.length, doubled_count: 0 };
    const by = { file_name, user_name: '', content_hash };
    return { ...told, ...of, ...counts, ...by, bank_statement_id: id };
  });
  await statementTable.insert(db, unit, statements);
  const movements = numbered.flatMap(({ id, record: { fresh } }) =>
    fresh.map(({ own_id: _ownId, ...movement }) => ({ ...movement, ...of, bank_statement_id: id })),
  );
  await movementTable.insert(db, unit, movements);
}
