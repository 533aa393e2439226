import type {
  createSipoHandOver,
  deleteSipoHandOver,
  getSipoFiles,
  getSipoHandOver,
  listSipoHandOvers,
  SipoHandOver,
  SipoLine,
} from '#contract/sipo/hand-overs.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { fileNames } from './files/change-file.ts';
import { encoded } from '#server/files/code-page.ts';
import {
  deleteHandOver,
  insertHandOver,
  insertLines,
  selectContents,
  selectHandOver,
  selectHandOvers,
  selectLastHandOver,
} from './hand-overs.sql.ts';
import { isAgreed } from '#contract/rules/sipo-agreed.ts';
import { loadRegister, shownHandOver } from './register.service.ts';
import { lockSipoSettings } from './settings.sql.ts';

type Loaded = Awaited<ReturnType<typeof loadRegister>>;

/** Hand-overs of the unit, newest first. Errors: `not-found`. */
export async function readHandOvers({ unit, db }: UnitCall<typeof listSipoHandOvers>) {
  return { values: (await selectHandOvers(db, unit)).map(shownHandOver) };
}

/** One hand-over with its lines and files. Errors: `not-found`. */
export async function readHandOver({ unit, db, params }: UnitCall<typeof getSipoHandOver>) {
  const { sipo_hand_over_id } = params;
  const [row, contents] = await Promise.all([
    selectHandOver(db, unit, sipo_hand_over_id),
    selectContents(db, unit, sipo_hand_over_id),
  ]);
  ensure(row !== undefined && contents !== undefined, 'not-found');
  return {
    ...shownHandOver(row),
    lines: contents.lines,
    change_base64: contents.change_file.toString('base64'),
    cover_base64: contents.cover_file.toString('base64'),
  };
}

const counted = (lines: readonly SipoLine[], change: SipoLine['change']) =>
  lines.filter((line) => line.change === change).length;

async function keep(
  db: Db,
  unit: OwnedUnit,
  { settings, result }: Loaded,
  user_name: string,
): Promise<SipoHandOver> {
  const { period, lines, change_text, cover_text } = result;
  const { organisation_number, fee_code, change_indication, code_page } = settings;
  const written = lines.filter(({ in_file }) => in_file);
  const id = await insertHandOver(db, unit, {
    period,
    organisation_number,
    fee_code,
    change_indication,
    code_page,
    user_name,
    record_count: written.length,
    total: written.reduce((sum, { amount }) => sum + amount, 0),
    new_count: counted(lines, 'new'),
    changed_count: counted(lines, 'changed'),
    cancelled_count: counted(lines, 'cancelled'),
    change_file: encoded(change_text, code_page),
    cover_file: encoded(cover_text, code_page),
  });
  await insertLines(db, unit, id, lines);
  const stored = await selectHandOver(db, unit, id);
  ensure(stored !== undefined, 'unexpected');
  return shownHandOver(stored);
}

interface Wanted {
  readonly period: string;
  readonly seal: string;
  readonly without_faulty: boolean;
}

/** What is there may be handed over, and is what the person has seen. */
function ensureReady({ settings, last, result }: Loaded, wanted: Wanted): void {
  ensure(isAgreed(settings), 'sipo-not-set');
  if (!result.open_periods.includes(wanted.period))
    throw fieldFault('period', 'Toto období teď předat nelze');
  ensure(last === undefined || last.period < wanted.period, 'sipo-handed-over');
  ensure(result.seal === wanted.seal, 'sipo-changed');
  const hasFaulty = result.payers.some(({ faults }) => faults.length > 0);
  ensure(wanted.without_faulty || !hasFaulty, 'sipo-faulty');
  ensure(result.change_text !== '', 'sipo-nothing');
}

/**
 * Both files as they will be kept, to be sent to the post before the period is marked. Errors:
 * `not-found`, and those of the hand-over.
 */
export async function readFiles({ unit, db, query, portal }: UnitCall<typeof getSipoFiles>) {
  const loaded = await loadRegister(db, unit, portal.now(), query.period);
  ensureReady(loaded, { ...query, without_faulty: query.without_faulty === '1' });
  const { settings, result } = loaded;
  return {
    ...fileNames(settings.organisation_number),
    change_base64: encoded(result.change_text, settings.code_page).toString('base64'),
    cover_base64: encoded(result.cover_text, settings.code_page).toString('base64'),
  };
}

/**
 * Marks a period as handed over: what the person has seen is kept, or nothing. Whoever hands over
 * at the same time waits and meets a conflict. Errors: `not-found`, `licence-expired`,
 * `sipo-not-set`, `invalid-input` for a period that is not open, `sipo-handed-over`,
 * `sipo-changed`, `sipo-faulty`, `sipo-nothing`.
 */
export async function handOver({
  unit,
  db,
  actor,
  body,
  portal,
}: UnitCall<typeof createSipoHandOver>): Promise<SipoHandOver> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await lockSipoSettings(db, unit);
  const loaded = await loadRegister(db, unit, portal.now(), body.period);
  ensureReady(loaded, body);
  return keep(db, unit, loaded, [actor.first_name, actor.last_name].join(' ').trim());
}

/** Takes back the last hand-over. Errors: `not-found`, `sipo-not-last`, `sipo-answered`. */
export async function takeBack({ unit, db, params }: UnitCall<typeof deleteSipoHandOver>) {
  await lockSipoSettings(db, unit);
  const row = await selectHandOver(db, unit, params.sipo_hand_over_id);
  ensure(row !== undefined, 'not-found');
  const last = await selectLastHandOver(db, unit);
  ensure(last?.sipo_hand_over_id === row.sipo_hand_over_id, 'sipo-not-last');
  ensure(row.answer_count === 0, 'sipo-answered');
  await deleteHandOver(db, unit, row.sipo_hand_over_id);
  return { deleted: true as const };
}
