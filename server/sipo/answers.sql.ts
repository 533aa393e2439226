import { sql } from 'kysely';
import type { SipoAnswer, SipoAnswerRow } from '#contract/sipo/answers.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { paidRecords } from './payments.sql.ts';
import type { AnswerRecord } from './files/answer-record.ts';

const columns = [
  'sipo_answer_id',
  'unit_id',
  'sipo_hand_over_id',
  sql<SipoAnswer['kind']>`kind`.as('kind'),
  'period',
  'file_name',
  'row_count',
  'total',
  'user_name',
  'created',
] as const;

function answersOf(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('sipo_answers')
    .select(columns)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id);
}

/** Files of the post, the newest first. */
export async function selectAnswers(db: Db, unit: OwnedUnit): Promise<SipoAnswer[]> {
  return answersOf(db, unit).orderBy('sipo_answer_id', 'desc').execute();
}

export async function selectAnswer(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<SipoAnswer | undefined> {
  return answersOf(db, unit).where('sipo_answer_id', '=', id).executeTakeFirst();
}

/** The file with the same content, if it was read already. */
export async function selectAnswerByHash(
  db: Db,
  unit: OwnedUnit,
  hash: string,
): Promise<SipoAnswer | undefined> {
  return answersOf(db, unit).where('file_hash', '=', hash).executeTakeFirst();
}

/** What is known of a file, besides its records. */
export interface AnswerDraft {
  readonly sipo_hand_over_id: number;
  readonly kind: SipoAnswer['kind'];
  readonly period: string;
  readonly file_name: string;
  readonly file_hash: string;
  readonly row_count: number;
  readonly total: number;
  readonly user_name: string;
}

export async function insertAnswer(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  draft: AnswerDraft,
): Promise<SipoAnswer> {
  return db
    .insertInto('sipo_answers')
    .values({ client_id, unit_id, ...draft })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Keeps the records of a file; one statement however many there are. */
export async function insertAnswerRows(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  records: readonly AnswerRecord[],
): Promise<void> {
  await sql`
    insert into sipo_answer_rows (client_id, unit_id, sipo_answer_id, row_number, sipo, fee_code,
                                  amount, paid_on, codes)
    select ${client_id}, ${unit_id}, ${id}, x.*
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
           x (row_number integer, sipo text, fee_code text, amount integer, paid_on date, codes text)`.execute(
    db,
  );
}

/** Whether the file was there to be taken away. */
export async function deleteAnswer(db: Db, unit: OwnedUnit, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('sipo_answers')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('sipo_answer_id', '=', id)
    .returning('sipo_answer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Payments of the period, from all its files, against what was handed over: by name, first who was
 * handed over. A payment under another fee code is of somebody else.
 */
export async function selectPayments(
  db: Db,
  unit: OwnedUnit,
  answer: Pick<SipoAnswer, 'sipo_hand_over_id' | 'period'>,
): Promise<SipoAnswerRow[]> {
  const ofAnswer = sql`
    a.sipo_hand_over_id = ${answer.sipo_hand_over_id} and a.period = ${answer.period}`;
  const { rows } = await sql<SipoAnswerRow>`
    with lines as materialized (
      select l.sipo, l.address_id, l.payer_name, l.amount, l.fee_code
        from sipo_lines l
       where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
         and l.sipo_hand_over_id = ${answer.sipo_hand_over_id} and l.change <> 'cancelled'),
    paid as materialized (
      select r.sipo, r.fee_code, sum(r.amount) as amount, max(r.paid_on) as paid_on
        from (${paidRecords(unit, ofAnswer)}) r
       where not r.is_repeated
       group by 1, 2)
    select coalesce(l.sipo, p.sipo) as sipo, l.address_id, coalesce(l.payer_name, '') as payer_name,
           l.amount as prescribed, p.amount as paid, p.paid_on, '' as codes,
           case when l.sipo is null then 'unknown' when p.sipo is null then 'unpaid'
                when l.amount = p.amount then 'paid' else 'different' end as state
      from lines l full join paid p on p.sipo = l.sipo and p.fee_code = ltrim(l.fee_code, '0')
     order by l.sipo is null, l.payer_name collate public.czech, 1`.execute(db);
  return rows;
}

/** Records that the post refused, in the order of the file, with the payers they were of. */
export async function selectRefused(
  db: Db,
  unit: OwnedUnit,
  answer: Pick<SipoAnswer, 'sipo_answer_id' | 'sipo_hand_over_id'>,
): Promise<SipoAnswerRow[]> {
  const { rows } = await sql<SipoAnswerRow>`
    select r.sipo, l.address_id, coalesce(l.payer_name, '') as payer_name, r.amount as prescribed,
           null::integer as paid, null::date as paid_on, r.codes, 'refused' as state
      from sipo_answer_rows r
      left join sipo_lines l on l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
       and l.sipo_hand_over_id = ${answer.sipo_hand_over_id} and l.sipo = r.sipo
       and ltrim(l.fee_code, '0') = ltrim(r.fee_code, '0')
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
       and r.sipo_answer_id = ${answer.sipo_answer_id}
     order by r.row_number`.execute(db);
  return rows;
}
