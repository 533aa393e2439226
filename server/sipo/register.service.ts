import { createHash } from 'node:crypto';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { isAgreed } from '#contract/rules/sipo-agreed.ts';
import { nextSipoPeriod, openSipoPeriods, periodDay } from '#contract/rules/sipo-period.ts';
import { nextSipoDate } from '#contract/rules/sipo.ts';
import type { SipoHandOver, SipoLine } from '#contract/sipo/hand-overs.ts';
import type { getSipoRegister, SipoPayer } from '#contract/sipo/register.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { UnitCall } from '#server/http/route.ts';
import { changeText, coverText, fileNames } from './files/change-file.ts';
import type { HandOverRow } from './hand-overs.sql.ts';
import { acceptedLines, handOverLines, lineKey } from './lines.ts';
import { payersOf } from './payers.ts';
import { selectPayers } from './payers.sql.ts';
import { selectGround, type Ground, type LastHandOver } from './register.sql.ts';

/** The register of a period with what it was counted from. */
interface Register {
  readonly settings: SipoSettings;
  readonly last: HandOverRow | undefined;
  readonly result: ResultOf<typeof getSipoRegister>;
}

/** A hand-over as the wire carries it. */
export function shownHandOver({
  organisation_number,
  fee_code: _fee,
  ...row
}: HandOverRow): SipoHandOver {
  return { ...row, ...fileNames(organisation_number) };
}

function shownLast({ lines: _lines, refused: _refused, ...row }: LastHandOver): SipoHandOver {
  return shownHandOver(row);
}

// Under other numbers the post has a register of its own: nobody in it was handed over yet.
function isComparable(last: HandOverRow, settings: SipoSettings): boolean {
  const { organisation_number, fee_code } = settings;
  return last.organisation_number === organisation_number && last.fee_code === fee_code;
}

function formerLines({ last, settings }: Ground): readonly SipoLine[] {
  if (last === undefined || !isComparable(last, settings)) return [];
  const refused = new Set(last.refused.map(lineKey));
  return acceptedLines(last.lines, refused, last.change_indication);
}

async function payersOn(
  db: Db,
  unit: OwnedUnit,
  day: string,
  { settings, unitText, last }: Ground,
): Promise<SipoPayer[]> {
  const refused = new Map<string, string>();
  for (const { sipo, codes } of last?.refused ?? [])
    refused.set(sipo, [...new Set((refused.get(sipo) ?? '') + codes)].join(''));
  const paying = await selectPayers(db, unit, day, settings);
  return payersOf(paying, settings, { unitText, refused });
}

function sealOf(...seen: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

function texts(
  lines: readonly SipoLine[],
  settings: SipoSettings,
  of: { period: string; day: string },
) {
  if (!isAgreed(settings)) return { change_text: '', cover_text: '' };
  const written = lines.filter(({ in_file }) => in_file);
  return {
    change_text: changeText(written, settings, of.period),
    cover_text: coverText(written.length, settings, of),
  };
}

/** Payers and changes of a period, the next one when none is named. */
export async function loadRegister(
  db: Db,
  unit: OwnedUnit,
  now: Date,
  named: string | undefined,
): Promise<Register> {
  const today = pragueDay(now);
  const ground = await selectGround(db, unit);
  const { settings, last } = ground;
  const period = named ?? nextSipoPeriod(today, settings.sipo_day);
  const payers = await payersOn(db, unit, periodDay(period), ground);
  const lines = handOverLines(payers, formerLines(ground), settings.change_indication);
  const faulty = payers.filter(({ faults }) => faults.length > 0);
  const {
    sipo_day: _day,
    shared_with: _shared,
    updated: _updated,
    version: _version,
    ...agreed
  } = settings;
  const result = {
    period,
    open_periods: openSipoPeriods(today, settings.sipo_day),
    next_date: nextSipoDate(today, settings.sipo_day),
    payers,
    lines,
    last: last === undefined ? null : shownLast(last),
    ...texts(lines, settings, { period, day: today }),
    seal: sealOf(agreed, period, last?.sipo_hand_over_id, lines, faulty),
  };
  return { settings, last, result };
}

/** Payers of the unit with their faults, and what would be handed over. Errors: `not-found`. */
export async function readRegister({ unit, db, query, portal }: UnitCall<typeof getSipoRegister>) {
  return (await loadRegister(db, unit, portal.now(), query.period)).result;
}
