import { sql } from 'kysely';
import type { Erased } from '#server/core/people/erasing.ts';
import type { Db } from '#server/db/db.ts';

/** A number of the payer in a hand-over that the law no longer keeps. */
interface Expired {
  readonly sipo_hand_over_id: number;
  readonly sipo: string;
}

async function selectExpired(db: Db, { unit, ids }: Erased): Promise<Expired[]> {
  const { rows } = await sql<Expired>`
    select distinct l.sipo_hand_over_id, l.sipo
      from sipo_lines l join sipo_hand_overs h using (client_id, sipo_hand_over_id)
     where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
       and l.address_id = any (${[...ids]}::integer[]) and access.accounts_expired(h.period)`.execute(
    db,
  );
  return rows;
}

/** The number in the stored file and in the answers of the post; a file of the post has letters of one byte. */
async function updateNumberErased(db: Db, { unit }: Erased, { sipo_hand_over_id, sipo }: Expired) {
  const ofHandOver = sql`client_id = ${unit.client_id} and sipo_hand_over_id = ${sipo_hand_over_id}`;
  await sql`
    update sipo_hand_overs
       set change_file = convert_to(replace(convert_from(change_file, 'LATIN1'), ${sipo}::text,
             repeat('0', length(${sipo}::text))), 'LATIN1')
     where ${ofHandOver}`.execute(db);
  await sql`
    update sipo_answer_rows set sipo = ''
     where client_id = ${unit.client_id} and sipo = ${sipo} and sipo_answer_id in (
       select sipo_answer_id from sipo_answers where ${ofHandOver})`.execute(db);
}

/**
 * Names of the payer in what was handed over. His numbers and amounts are accounts, which the law keeps
 * for five years; from older ones the numbers go as well.
 */
export async function eraseFromSipo(db: Db, erased: Erased): Promise<void> {
  for (const expired of await selectExpired(db, erased))
    await updateNumberErased(db, erased, expired);
  const { unit, ids } = erased;
  await sql`
    update sipo_lines l
       set payer_name = 'Anonymizovaná osoba č. ' || l.address_id,
           sipo = case when access.accounts_expired(h.period) then '#' || l.line_number else l.sipo end
      from sipo_hand_overs h
     where h.client_id = l.client_id and h.sipo_hand_over_id = l.sipo_hand_over_id
       and l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
       and l.address_id = any (${[...ids]}::integer[])`.execute(db);
}
