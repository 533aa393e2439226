import { createHash } from 'node:crypto';
import type { ImportBatch } from '#contract/imports.ts';
import { pushedColumns, type pushReadings } from '#contract/readings-push.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import { cleanCell } from '#server/files/clean-cell.ts';
import { cellText } from '#server/files/json-cell.ts';
import { packetsOf, type Packets } from '#server/files/packets.ts';
import { readFile } from '#server/files/read-file.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { selectBatchLocked, type Sender } from './batches.sql.ts';
import { selectSent } from './sent-batches.sql.ts';
import { begin, loadImport } from './imports.service.ts';
import { mappingFault } from './reading.ts';
import { inTenant, store } from './upload.service.ts';

type Push = OutsideCall<typeof pushReadings>;

/** The readings as a table under the labels of their columns, as a file would have them. */
function tableOf(readings: NonNullable<Push['body']['readings']>): Packets {
  const used = pushedColumns.filter(({ field }) =>
    readings.some((one) => (one[field] ?? '') !== ''),
  );
  const lines = [
    used.map(({ label }) => label),
    ...readings.map((one) => used.map(({ field }) => cleanCell(cellText(one[field])))),
  ];
  const rows = lines.map((cells, at) => ({ row_number: at + 1, cells }));
  return packetsOf({ columns: used.map(() => ''), rows });
}

/** What was sent, as a table. Errors: `invalid-input`, and what a file is refused for. */
async function tableIn({ readings, csv }: Push['body'], actor: Actor): Promise<Packets> {
  if ((readings === undefined) === (csv === undefined))
    throw fieldFault('readings', 'Pošlete buď pole readings, nebo text csv');
  if (csv !== undefined) return readFile(Buffer.from(csv), actor.client_id, 'among');
  const table = tableOf(readings ?? []);
  ensure(table.columns.length > 0, 'import-empty');
  return table;
}

/** The import made under the key before; undefined for none. Errors: `repeat-conflict` for another body. */
async function sentBefore(db: Db, unit: OwnedUnit, sender: Sender | undefined) {
  if (sender === undefined) return undefined;
  const sent = await selectSent(db, unit, sender.sender_key);
  if (sent === undefined) return undefined;
  ensure(sent.sender_hash?.equals(sender.sender_hash) === true, 'repeat-conflict', {
    errorMsg: 'Tento klíč odesílatele už má jiná dávka odečtů. Pošlete ji pod novým klíčem.',
  });
  return loadImport(db, unit, sent.import_id);
}

function senderOf({ body, repeatKey }: Push): Sender | undefined {
  const { idempotency_key = '', ...sent } = body;
  const sender_key = idempotency_key === '' ? repeatKey : idempotency_key;
  if (sender_key === undefined) return undefined;
  const sender_hash = createHash('sha256').update(JSON.stringify(sent)).digest();
  return { sender_key, sender_hash };
}

/** Keeps the readings and begins their dry run; where the columns are not understood, a person says them. */
async function receive(
  db: Db,
  unit: OwnedUnit,
  {
    actor,
    call,
    table,
    sender,
  }: { actor: Actor; call: Push; table: Packets; sender?: Sender | undefined },
): Promise<ImportBatch | undefined> {
  const { supplier = '', file_name = `Odečty ${supplier}`.trim() } = call.body;
  const file = { kind: 'readings', file_name, supplier, ...(sender && { sender }) } as const;
  const batch = await store(db, unit, file, table);
  if (batch === undefined) return undefined;
  const held = await selectBatchLocked(db, unit, batch.import_id);
  if (held === undefined || mappingFault(held, held.mapping, held.constants) !== null) return batch;
  return begin({ db, actor, params: batch }, unit, held, { kind: 'import-check' });
}

/**
 * Takes readings from a program: the same key of the sender answers the same import, in whatever state
 * it is. Errors: `not-found`, `import-unreadable`, `import-too-large`, `import-empty`, `invalid-input`,
 * `repeat-conflict`, `overloaded`.
 */
export async function push(call: Push): Promise<ImportBatch> {
  const { actor } = call;
  ensure(actor !== undefined, 'unauthorized');
  const sender = senderOf(call);
  const before = await inTenant(call, actor, (db, unit) => sentBefore(db, unit, sender));
  if (before !== undefined) return before;
  const table = await tableIn(call.body, actor);
  return inTenant(call, actor, async (db, unit) => {
    const made = await receive(db, unit, { actor, call, table, sender });
    const batch = made ?? (await sentBefore(db, unit, sender));
    ensure(batch !== undefined, 'repeat-conflict');
    return batch;
  });
}
