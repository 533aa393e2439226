import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** SIPO of a unit that endpoints can name. */
export type UnitSipo = Awaited<ReturnType<typeof makeSipo>>;

async function makeHandOver({ db }: World, unit: UnitOfClient, period: string, mark: string) {
  const row = await insertRow(db, 'sipo_hand_overs', {
    ...unit,
    period,
    organisation_number: '999999',
    fee_code: '210',
    change_indication: 'full',
    code_page: 'windows-1250',
    record_count: 1,
    total: 100,
    new_count: 1,
    changed_count: 0,
    cancelled_count: 0,
    change_file: Buffer.from(mark),
    cover_file: Buffer.from(mark),
    user_name: mark,
  });
  return Number(row['sipo_hand_over_id']);
}

/** Makes what was agreed with the post, a hand-over that was answered, and one that may be taken back. */
export async function makeSipo(world: World, unit: UnitOfClient, mark: string) {
  const { db } = world;
  await insertRow(db, 'sipo_settings', { ...unit, organisation_number: '999999', fee_code: '210' });
  const sipo_hand_over_id = await makeHandOver(world, unit, '2020-01', mark);
  await insertRow(db, 'sipo_lines', {
    ...unit,
    sipo_hand_over_id,
    line_number: 1,
    sipo: '1234567897',
    payer_name: mark,
    document_text: 'Byt 1',
    amount: 100,
    change: 'new',
    in_file: true,
  });
  const answer = await insertRow(db, 'sipo_answers', {
    ...unit,
    sipo_hand_over_id,
    kind: 'paid',
    period: '2020-01',
    file_name: mark,
    file_hash: mark,
    row_count: 1,
    total: 100,
    user_name: mark,
  });
  const last_id = await makeHandOver(world, unit, '2020-02', mark);
  return { answer_id: Number(answer['sipo_answer_id']), last_id };
}
