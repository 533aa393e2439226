import type { ResultOf } from '#contract/endpoint.ts';
import type { getSelfPhoto, listSelfReadings } from '#contract/metering/self-reading-calls.ts';
import type { SelfReading } from '#contract/metering/self-rounds.ts';
import { wentOnFrom } from '#contract/rules/allocator-scale.ts';
import { numberText } from '#contract/values/number.ts';
import { selectFileContent } from '#server/core/files/files.sql.ts';
import {
  judgeBeside,
  type AskedReading,
  type ReadingVerdict,
} from '#server/core/metering/many-readings.ts';
import { PLAIN_READING } from '#server/core/metering/readings.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { OF_SELF, selectSentBeside, type SentRow } from './readings.sql.ts';
import { today } from './words.ts';

/** A state as a reading of its device. */
export function asReading(sent: SentRow, overflowed: boolean): AskedReading {
  const { read_on, state } = sent;
  const told = { ...PLAIN_READING, read_on, state, overflowed, source: 'self' } as const;
  return { meter: sent, told };
}

/** Why a state cannot be taken over; empty where it can. */
function faultOf(verdict: ReadingVerdict | undefined): string {
  if (verdict?.as === 'refused') return verdict.fault.message;
  if (verdict?.as === 'repeats' && !verdict.isAlike) return 'K tomuto dni je poslán i jiný stav';
  return verdict?.as === 'differs'
    ? `K tomuto dni je už zapsán stav ${numberText(verdict.stored)}`
    : '';
}

/** Whether the state can be taken over, by its verdict. */
export const isTakeable = (verdict: ReadingVerdict | undefined) => faultOf(verdict) === '';

function readingOf(row: SentRow, verdict: ReadingVerdict | undefined) {
  const { mounted_on: _on, removed_on: _off, digits: _digits, version: _version, ...rest } = row;
  const { meter_reading_id: _reading, ...reading } = rest;
  const isLower = row.before !== null && row.state < wentOnFrom(row.before, row.scale_month);
  return {
    ...reading,
    fault: faultOf(verdict),
    may_overflow: verdict?.as === 'refused' && verdict.fault.field === 'state' && isLower,
  } satisfies SelfReading;
}

/** What was sent, and what stands against each state that waits. Errors: `not-found`. */
export async function readings(
  call: UnitCall<typeof listSelfReadings>,
): Promise<ResultOf<typeof listSelfReadings>> {
  const { unit, db, params, portal } = call;
  const rows = await selectSentBeside(db, unit, params.self_reading_round_id);
  ensure(rows !== undefined, 'not-found');
  const sent = rows.map(({ around, ...row }) => ({ row, around }));
  const waiting = sent.flatMap(({ row, around }) => (around === null ? [] : [{ row, around }]));
  const verdicts = judgeBeside(
    waiting.map(({ row }) => asReading(row, false)),
    waiting.map(({ around }) => around),
    today(portal),
  );
  const verdictOf = new Map(waiting.map(({ row }, at) => [row.self_reading_id, verdicts[at]]));
  return { values: sent.map(({ row }) => readingOf(row, verdictOf.get(row.self_reading_id))) };
}

/** A photo to be looked at. Errors: `not-found`. */
export async function photo({ unit, db, actor, params }: UnitCall<typeof getSelfPhoto>) {
  const file = await selectFileContent(db, unit, OF_SELF, params.id, actor);
  ensure(file !== undefined, 'not-found');
  return {
    file_name: file.file_name,
    content_type: 'image/jpeg' as const,
    content_base64: file.content.toString('base64'),
  };
}
