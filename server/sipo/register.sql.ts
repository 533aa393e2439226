import { sql } from 'kysely';
import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import type { HandOverRow } from './hand-overs.sql.ts';
import { settingsColumns, settingsFrom } from './settings.sql.ts';

/** The last hand-over with its lines and with the letters by which the post refused them. */
export interface LastHandOver extends HandOverRow {
  readonly lines: readonly SipoLine[];
  readonly refused: readonly {
    readonly sipo: string;
    readonly fee_code: string;
    readonly codes: string;
  }[];
}

/** What a register is counted from, besides who pays. */
export interface Ground {
  readonly settings: SipoSettings;
  /** What the unit prints for every payer, when it prints the same for all. */
  readonly unitText: string;
  readonly last: LastHandOver | undefined;
}

/** What the unit has agreed and what it handed over last, by one statement. */
export async function selectGround(db: Db, unit: OwnedUnit): Promise<Ground> {
  const { rows } = await sql<SipoSettings & { unit_text: string; last: LastHandOver | null }>`
    select ${settingsColumns(unit)},
           (select u.sipo_text from units u
             where u.client_id = ${unit.client_id} and u.unit_id = ${unit.unit_id}) as unit_text,
           (select json_build_object(
                'sipo_hand_over_id', h.sipo_hand_over_id, 'unit_id', h.unit_id, 'period', h.period,
                'organisation_number', h.organisation_number, 'fee_code', h.fee_code,
                'change_indication', h.change_indication, 'record_count', h.record_count,
                'total', h.total, 'new_count', h.new_count, 'changed_count', h.changed_count,
                'cancelled_count', h.cancelled_count, 'user_name', h.user_name,
                'created', ${momentOrEmpty('h.created')},
                'answer_count', (select count(*) from sipo_answers a
                  where a.client_id = h.client_id and a.sipo_hand_over_id = h.sipo_hand_over_id),
                'lines', ${linesOfLast()}, 'refused', ${refusedOfLast()})
              from sipo_hand_overs h
             where h.client_id = ${unit.client_id} and h.unit_id = ${unit.unit_id}
             order by h.period desc limit 1) as last
      ${settingsFrom(unit)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The portal has no settings.');
  const { unit_text, last, ...settings } = row;
  return { settings, unitText: unit_text, last: last ?? undefined };
}

function linesOfLast() {
  return sql`coalesce((
    select json_agg(json_build_object(
        'sipo', l.sipo, 'fee_code', l.fee_code, 'address_id', l.address_id, 'payer_name', l.payer_name,
        'document_text', l.document_text, 'amount', l.amount, 'former_amount', l.former_amount,
        'change', l.change, 'in_file', l.in_file) order by l.line_number)
      from sipo_lines l
     where l.client_id = h.client_id and l.sipo_hand_over_id = h.sipo_hand_over_id), '[]')`;
}

function refusedOfLast() {
  return sql`coalesce((
    select json_agg(json_build_object(
             'sipo', refused.sipo, 'fee_code', refused.fee_code, 'codes', refused.codes))
      from (select r.sipo, r.fee_code, string_agg(distinct code, '' order by code) as codes
              from sipo_answers a
              join sipo_answer_rows r on r.client_id = a.client_id
                   and r.sipo_answer_id = a.sipo_answer_id
             cross join regexp_split_to_table(r.codes, '') code
             where a.client_id = h.client_id and a.unit_id = h.unit_id
               and a.sipo_hand_over_id = h.sipo_hand_over_id and a.kind = 'refused'
             group by r.sipo, r.fee_code) refused), '[]')`;
}
