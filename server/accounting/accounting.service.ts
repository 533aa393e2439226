import { createHash } from 'node:crypto';
import type { listAccountingCodes, saveAccountingCode } from '#contract/money/accounting-codes.ts';
import type {
  AccountingExport,
  exportToPohoda,
  listAccountingLines,
  readAccountingMonth,
} from '#contract/money/accounting.ts';
import type { PaymentWay } from '#contract/money/accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { holdMonth } from '#server/core/ledger/months.sql.ts';
import { selectBooked, type BookedDocument } from '#server/core/ledger/turnover.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  insertCode,
  selectCodeForUpdate,
  selectCodes,
  selectExports,
  selectLines,
  selectSums,
  selectMonth,
  selectUnitNamed,
  type StoredExport,
} from './accounting.sql.ts';
import { codeKey, documentId, pohodaFile, type Pack } from './pohoda.ts';
import { codeTable, exportTable } from './tables.sql.ts';

/** Codes of the unit, and what has none yet. */
export async function listCodes({ unit, db }: UnitCall<typeof listAccountingCodes>) {
  return { values: await selectCodes(db, unit) };
}

/** Saves the code of one name. Errors: `licence-expired`, `version-conflict`. */
export async function saveCode({ unit, db, body, portal }: UnitCall<typeof saveAccountingCode>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { version, kind, name, ...columns } = body;
  const load = async () => (await selectCodes(db, unit, { kind, name }))[0];
  await insertCode(db, unit, { kind, name });
  const held = await savedOr(await selectCodeForUpdate(db, unit, { kind, name }), load);
  await ensureSeen(version, held, load);
  await codeTable.updateOne(db, unit, { id: held.id, columns });
  return savedOr(await load(), load);
}

const told = ({ document_ids: _ids, ...made }: StoredExport): AccountingExport => made;

const heldBefore = (exports: readonly StoredExport[]) =>
  new Set(exports.flatMap(({ document_ids }) => document_ids));

/** The month with its totals, balances and files. */
export async function readMonth({ unit, db, params }: UnitCall<typeof readAccountingMonth>) {
  const { month } = params;
  const [balances, exports] = await Promise.all([
    selectMonth(db, unit, month),
    selectExports(db, unit, month),
  ]);
  const documents = balances.totals.reduce((count, one) => count + one.documents_count, 0);
  return {
    unit_id: unit.unit_id,
    month,
    ...balances,
    exports: exports.map(told),
    // Nothing that is booked ever leaves its month.
    new_count: documents - heldBefore(exports).size,
  };
}

function line(document: BookedDocument, held: ReadonlySet<string>) {
  const { for_month: _month, payer_account: _account, ...shown } = document;
  return { ...shown, is_exported: held.has(documentId(document)) };
}

/** What is booked in the month, one by one. */
export async function listLines({ unit, db, params, query }: UnitCall<typeof listAccountingLines>) {
  const { documents, held } = await selectLines(db, unit, params.month, query);
  const known = new Set(held);
  return { values: documents.map((document) => line(document, known)) };
}

const wayNames: Readonly<Record<PaymentWay, string>> = {
  bank: 'převodem',
  cash: 'hotově',
  sipo: 'SIPO',
  other: 'jinak',
};

/** Without these Pohoda would take the file over otherwise, or not at all. Errors: `accounting-incomplete`. */
function ensureComplete({ ico, codes, documents }: Pack): void {
  ensure(/^\d{8}$/.test(ico), 'accounting-incomplete', {
    errorMsg: 'Doplňte v nastavení jednotky IČO: Pohoda podle něj pozná, čí doklady jsou.',
  });
  const ways = documents.flatMap(({ kind, name }) => (kind === 'payment' ? [name] : []));
  const missing = [...new Set(ways)].filter(
    (name) => (codes.get(codeKey({ kind: 'payment', name }))?.cash_code ?? '') === '',
  );
  const named = missing.map((name) => wayNames[name as PaymentWay]).join(', ');
  ensure(missing.length === 0, 'accounting-incomplete', {
    errorMsg: `Doplňte na záložce Předkontace zkratku účtu nebo pokladny v Pohodě pro platby: ${named}.`,
  });
}

async function packOf(db: Db, unit: OwnedUnit, month: string, held: ReadonlySet<string>) {
  const named = await selectUnitNamed(db, unit);
  ensure(named !== undefined, 'not-found');
  const codes = await selectCodes(db, unit);
  const documents = await selectBooked(db, unit, month);
  const pack: Pack = {
    ico: named.business_id,
    month,
    codes: new Map(codes.map((code) => [codeKey(code), code])),
    documents: documents.filter((document) => !held.has(documentId(document))),
  };
  return { pack, unitName: named.name };
}

/**
 * Makes the file of the month for Pohoda and keeps that it was made. Errors: `licence-expired`,
 * `accounting-incomplete`, `accounting-nothing-new`.
 */
export async function toPohoda({
  unit,
  db,
  params: { month },
  body: { scope },
  actor,
  portal,
}: UnitCall<typeof exportToPohoda>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  // Nothing is booked into the month meanwhile, and who exports it too comes after this one.
  const { is_closed } = await holdMonth(db, unit, month);
  const before = scope === 'all' ? [] : await selectExports(db, unit, month);
  const { pack, unitName } = await packOf(db, unit, month, heldBefore(before));
  ensure(pack.documents.length > 0, 'accounting-nothing-new');
  ensureComplete(pack);
  const content = pohodaFile(pack);
  const document_ids = pack.documents.map(documentId);
  const id = await exportTable.insertOne(db, unit, {
    month,
    scope,
    documents_count: document_ids.length,
    ...(await selectSums(db, unit, month, document_ids)),
    is_closed,
    content_hash: createHash('sha256').update(content).digest('hex'),
    document_ids,
    user_name: [actor.first_name, actor.last_name].join(' ').trim(),
  });
  const exports = await selectExports(db, unit, month);
  const made = exports.find((one) => one.accounting_export_id === id);
  ensure(made !== undefined, 'unexpected');
  return {
    file_name: `Pohoda ${unitName} ${month.slice(0, 7)}${scope === 'new' ? ' nové' : ''}.xml`,
    content_type: 'application/xml',
    content_base64: content.toString('base64'),
    made: told(made),
  };
}
