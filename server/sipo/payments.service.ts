import { createHash } from 'node:crypto';
import { periodDay, periodText } from '#contract/rules/sipo-period.ts';
import type {
  bookSipoPayments,
  getSipoPayments,
  SipoPaymentRow,
  SipoPayments,
  takeBackSipoPayments,
} from '#contract/sipo/payments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { meetWaitingLumps } from '#server/core/ledger/lumps.ts';
import { partLumps } from '#server/core/ledger/lumps-back.ts';
import { bookFromPost, undoFromPost, type PostPayment } from '#server/core/ledger/sipo-payments.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectPostRows, selectShares, type StoredRow, type StoredShare } from './payments.sql.ts';
import { insertSipoSettings, lockSipoSettings } from './settings.sql.ts';
import { splitPaid } from './split.ts';

const shareKey = (address_id: number, fee_code: string) => `${address_id} ${fee_code}`;

function sharesByPayer(shares: readonly StoredShare[]): ReadonlyMap<string, StoredShare[]> {
  const found = new Map<string, StoredShare[]>();
  for (const share of shares) {
    const key = shareKey(share.address_id, share.fee_code);
    const had = found.get(key);
    if (had === undefined) found.set(key, [share]);
    else had.push(share);
  }
  return found;
}

function shownRow(
  {
    address_id,
    fee_code,
    is_closed: _closed,
    state_amount: _sum,
    written: _all,
    ...row
  }: StoredRow,
  shares: ReadonlyMap<string, readonly StoredShare[]>,
): SipoPaymentRow {
  if (row.state !== 'new') return { ...row, parts: [], reason: null };
  if (address_id === null) return { ...row, parts: [], reason: 'unknown' };
  return { ...row, ...splitPaid(row.amount, shares.get(shareKey(address_id, fee_code)) ?? []) };
}

function sumsOf(rows: readonly StoredRow[], state: SipoPaymentRow['state']) {
  const own = rows.filter((row) => row.state === state);
  return { count: own.length, amount: own[0]?.state_amount ?? 0 };
}

/** Payments of the post for the period against the accounts. */
async function load(db: Db, unit: OwnedUnit, period: string): Promise<SipoPayments> {
  const [stored, standing] = await Promise.all([
    selectPostRows(db, unit, period),
    selectShares(db, unit, periodDay(period)),
  ]);
  const shares = sharesByPayer(standing);
  const rows = stored.map((row) => shownRow(row, shares));
  return {
    period,
    seal: createHash('sha256').update(JSON.stringify(rows)).digest('base64url'),
    new: sumsOf(stored, 'new'),
    reversing: sumsOf(stored, 'reversing'),
    booked: sumsOf(stored, 'booked'),
    written: stored[0]?.written ?? { count: 0, amount: 0 },
    waiting_count: rows.filter(({ reason }) => reason !== null).length,
    closed_count: stored.filter(({ is_closed }) => is_closed).length,
    rows,
  };
}

/** What the files of the post for the period make of the accounts. Errors: `not-found`. */
export async function readPayments({ unit, db, query }: UnitCall<typeof getSipoPayments>) {
  return load(db, unit, query.period);
}

const notes = {
  unknown: (sipo: string) => `Spojovací číslo ${sipo} v předání není`,
  nobody: () => 'Plátce nemá k prvnímu dni období prostor s takovou zálohou',
  'no-account': () => 'Konto prostoru ještě není, měsíc nebyl předepsán',
  unsure: () => 'Plátce má více prostorů a částka není součtem jejich záloh',
} as const;

function paymentOf(row: SipoPaymentRow, period: string): PostPayment[] {
  const { sipo_answer_row_id, paid_on, amount, payer_name, reason } = row;
  if (row.state !== 'new') return [];
  return [
    {
      sipo_answer_row_id,
      amount,
      payer_name: payer_name.slice(0, 150),
      received_on: paid_on ?? periodDay(period),
      message: `SIPO ${periodText(period)}`,
      note: reason === null ? '' : notes[reason](row.sipo),
      parts: row.parts.map(({ ledger_account_id, amount: part }) => ({
        ledger_account_id,
        amount: part,
      })),
    },
  ];
}

/** What a person has seen, with nobody else at it. Errors: `sipo-payments-changed`. */
async function held(db: Db, unit: OwnedUnit, seen: { period: string; seal: string }) {
  await insertSipoSettings(db, unit);
  await lockSipoSettings(db, unit);
  const payments = await load(db, unit, seen.period);
  ensure(payments.seal === seen.seal, 'sipo-payments-changed');
  return payments;
}

const idsOf = (rows: readonly SipoPaymentRow[], states: readonly SipoPaymentRow['state'][]) =>
  rows.flatMap(({ state, ledger_payment_id }) =>
    states.includes(state) ? (ledger_payment_id ?? []) : [],
  );

/**
 * Books what the post has paid for the period, and undoes what it has refused since, all or nothing; what is
 * booked already stays as it is. Of a closed month it goes into the first open one. Errors: `licence-expired`,
 * `sipo-payments-changed`.
 */
export async function bookPost({ unit, db, body, portal }: UnitCall<typeof bookSipoPayments>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { rows } = await held(db, unit, body);
  const refused = idsOf(rows, ['reversing']);
  await undoFromPost(db, unit, refused, { note: 'Pošta platbu odmítla', closedToo: true });
  await bookFromPost(
    db,
    unit,
    rows.flatMap((row) => paymentOf(row, body.period)),
  );
  // The money itself may have come before its file was read.
  await meetWaitingLumps(db, unit);
  return load(db, unit, body.period);
}

/**
 * Takes back all that was booked of the period by opposite payments; where a closed month contains some, a reason
 * is asked for. Errors: `licence-expired`, `sipo-payments-changed`, `payment-closed`.
 */
export async function takeBackPost({
  unit,
  db,
  body,
  portal,
}: UnitCall<typeof takeBackSipoPayments>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { rows } = await held(db, unit, body);
  await undoFromPost(db, unit, idsOf(rows, ['booked', 'reversing']), {
    note: body.note ?? `Zápis plateb SIPO ${periodText(body.period)} byl vzat zpět`,
    closedToo: body.note !== undefined,
  });
  // Money of the post that nothing on accounts stands for waits for a person again.
  await partLumps(db, unit, { period: body.period });
  return load(db, unit, body.period);
}
