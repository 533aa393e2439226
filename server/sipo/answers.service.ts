import { createHash } from 'node:crypto';
import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import type {
  deleteSipoAnswer,
  getSipoAnswer,
  listSipoAnswers,
  SipoAnswer,
  uploadSipoAnswer,
} from '#contract/sipo/answers.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { AppError, ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { answeredHandOver } from './answered.ts';
import {
  deleteAnswer,
  insertAnswer,
  insertAnswerRows,
  selectAnswer,
  selectAnswerByHash,
  selectAnswers,
  selectPayments,
  selectRefused,
} from './answers.sql.ts';
import { readAnswerFile } from './files/answer-file.ts';
import { selectHandOvers } from './hand-overs.sql.ts';
import { selectIsBooked } from './payments.sql.ts';
import { lockSipoSettings, selectSipoSettings } from './settings.sql.ts';

/** Files of the post, newest first. Errors: `not-found`. */
export async function readAnswers({ unit, db }: UnitCall<typeof listSipoAnswers>) {
  return { values: await selectAnswers(db, unit) };
}

/** One file against the hand-over it answers. Errors: `not-found`. */
export async function readAnswer({ unit, db, params }: UnitCall<typeof getSipoAnswer>) {
  const answer = await selectAnswer(db, unit, params.sipo_answer_id);
  ensure(answer !== undefined, 'not-found');
  const select = answer.kind === 'paid' ? selectPayments : selectRefused;
  return { ...answer, rows: await select(db, unit, answer) };
}

function knownFault({ file_name, period, created }: SipoAnswer): AppError {
  const read = czechDate(pragueDay(new Date(created)));
  return new AppError('sipo-file-known', {
    errorMsg: `Tento soubor už byl načten ${read} jako ${file_name} za období ${periodText(period)}.`,
  });
}

/**
 * Reads a file of the post whole, or not at all. Errors: `not-found`, `licence-expired`,
 * `sipo-file` with the line, `sipo-file-known`.
 */
export async function readFromPost({
  unit,
  db,
  actor,
  body,
  portal,
}: UnitCall<typeof uploadSipoAnswer>): Promise<SipoAnswer> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const bytes = Buffer.from(body.content_base64, 'base64');
  const { code_page } = await selectSipoSettings(db, unit);
  const { kind, records } = readAnswerFile(bytes, code_page);
  await lockSipoSettings(db, unit);
  const file_hash = createHash('sha256').update(bytes).digest('hex');
  const known = await selectAnswerByHash(db, unit, file_hash);
  if (known !== undefined) throw knownFault(known);
  const today = pragueDay(portal.now());
  const handOver = answeredHandOver({ kind, records }, await selectHandOvers(db, unit), today);
  const answer = await insertAnswer(db, unit, {
    sipo_hand_over_id: handOver.sipo_hand_over_id,
    kind,
    period: records[0]?.period ?? handOver.period,
    file_name: body.file_name,
    file_hash,
    row_count: records.length,
    total: records.reduce((sum, { amount }) => sum + amount, 0),
    user_name: [actor.first_name, actor.last_name].join(' ').trim(),
  });
  await insertAnswerRows(db, unit, answer.sipo_answer_id, records);
  return answer;
}

/** Takes away a file that was read, unless payments stand of it. Errors: `not-found`, `sipo-booked`. */
export async function removeAnswer({ unit, db, params }: UnitCall<typeof deleteSipoAnswer>) {
  await lockSipoSettings(db, unit);
  ensure(!(await selectIsBooked(db, unit, params.sipo_answer_id)), 'sipo-booked');
  ensure(await deleteAnswer(db, unit, params.sipo_answer_id), 'not-found');
  return { deleted: true as const };
}
