import { sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import type { createAgreement, endAgreement, signAgreement } from '#contract/money/instalments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { unpaidOn } from '#server/core/ledger/unpaid.sql.ts';
import type { Db } from '#server/db/db.ts';

/** What of a claim an agreement is about, in hellers. */
export interface AgreedClaim {
  readonly ledger_claim_id: number;
  readonly amount: number;
}

/** Who agrees on instalments of the unit waits here for who does already. */
export async function holdUnit(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await sql`
    select from units where client_id = ${client_id} and unit_id = ${unit_id}
       for no key update`.execute(db);
}

/** What was not paid of the claims of the account at the end of the day; of those that were due before it. */
export async function selectUnpaid(
  db: Db,
  unit: OwnedUnit,
  { account, claims, day }: { account: number; claims: readonly number[]; day: string },
): Promise<AgreedClaim[]> {
  const { rows } = await sql<AgreedClaim>`
    select u.ledger_claim_id, u.unpaid::float8 as amount from (${unpaidOn(unit, day)}) u
     where u.ledger_account_id = ${account} and u.ledger_claim_id = any (${[...claims]}::integer[])
     order by u.ledger_claim_id`.execute(db);
  return rows;
}

/** What was overdue of the account at the end of the day, claim by claim. */
export async function selectOverdue(
  db: Db,
  unit: OwnedUnit,
  { account, day }: { readonly account: number; readonly day: string },
): Promise<AgreedClaim[]> {
  const { rows } = await sql<AgreedClaim>`
    select u.ledger_claim_id, u.unpaid::float8 as amount from (${unpaidOn(unit, day)}) u
     where u.ledger_account_id = ${account} order by u.ledger_claim_id`.execute(db);
  return rows;
}

interface NewAgreement extends Omit<BodyOf<typeof createAgreement>, 'claims'> {
  readonly ledger_account_id: number;
  readonly claims: readonly AgreedClaim[];
  readonly client_user_id: number | null;
}

/** Keeps an agreement with its claims and instalments; returns its id. */
export async function insertAgreement(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { claims, instalments, ...agreement }: NewAgreement,
): Promise<number> {
  const { rows } = await sql<{ instalment_agreement_id: number }>`
    with claims as (
      select * from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
        as c (ledger_claim_id integer, amount bigint)),
    made as (
      insert into instalment_agreements (client_id, unit_id, ledger_account_id, agreed_on, amount,
                                         acknowledges, calls_whole, note, client_user_id)
      select ${client_id}::integer, ${unit_id}::integer, ${agreement.ledger_account_id}::integer,
             ${agreement.agreed_on}::date, sum(c.amount), ${agreement.acknowledges}::boolean,
             ${agreement.calls_whole}::boolean, ${agreement.note}, ${agreement.client_user_id}::integer
        from claims c
      returning instalment_agreement_id),
    about as (
      insert into instalment_claims (client_id, unit_id, instalment_agreement_id, ledger_claim_id, amount)
      select ${client_id}::integer, ${unit_id}::integer, m.instalment_agreement_id, c.ledger_claim_id,
             c.amount
        from made m cross join claims c),
    parts as (
      insert into instalments (client_id, unit_id, instalment_agreement_id, place, due_on, amount)
      select ${client_id}::integer, ${unit_id}::integer, m.instalment_agreement_id, i.place, i.due_on,
             i.amount
        from made m
       cross join rows from (jsonb_to_recordset(${JSON.stringify(instalments)}::jsonb)
         as (due_on date, amount bigint)) with ordinality as i (due_on, amount, place))
    select instalment_agreement_id from made`.execute(db);
  return rows[0]?.instalment_agreement_id ?? 0;
}

interface Ending extends BodyOf<typeof endAgreement> {
  readonly id: number;
  readonly ended_on: string;
  readonly ended_by: number;
}

/** Writes down that a person has ended it; whether it was there in the version and not ended. */
export async function updateEnded(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { id, version, way, reason, ended_on, ended_by }: Ending,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update instalment_agreements
       set ended_on = ${ended_on}, ended_way = ${way}, end_reason = ${reason}, ended_by = ${ended_by}
     where client_id = ${client_id} and unit_id = ${unit_id} and instalment_agreement_id = ${id}
       and ended_on is null
       and (${version ?? null}::integer is null or version = ${version ?? null}::integer)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

interface Signing extends BodyOf<typeof signAgreement> {
  readonly id: number;
}

/** Writes down when and by whom it was signed; whether it was there in the version. */
export async function updateSigned(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { id, version, signed_on, signed_by }: Signing,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update instalment_agreements set signed_on = ${signed_on}::date, signed_by = ${signed_by}
     where client_id = ${client_id} and unit_id = ${unit_id} and instalment_agreement_id = ${id}
       and (${version ?? null}::integer is null or version = ${version ?? null}::integer)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
