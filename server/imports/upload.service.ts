import { modulesOfImport } from '#contract/import-kinds.ts';
import type { ImportBatch, uploadImport } from '#contract/imports.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ensureModule, type Actor } from '#server/access/actor.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { answeredOnce } from '#server/http/repeat.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { formerReadings } from './former.ts';
import { insertBatch, type Sender } from './batches.sql.ts';
import { deleteLeftBatches } from './left-batches.sql.ts';
import { headedBy } from './columns/headed.ts';
import { headingRow } from './columns/heading.ts';
import type { Packets } from '#server/files/packets.ts';
import { readFile } from '#server/files/read-file.ts';
import { loadImport } from './imports.service.ts';
import { kinds } from './kinds/all.ts';
import { insertRows } from './rows.sql.ts';

/** Imports that wait in a unit for somebody to go on with them. */
const MOST_LEFT = 20;

type Upload = OutsideCall<typeof uploadImport>;

interface StoredFile extends Pick<Upload['body'], 'kind' | 'file_name' | 'supplier'> {
  readonly sender?: Sender;
}

/** Keeps the rows of a file; undefined where its sender has used the key already. */
export async function store(
  db: Db,
  unit: OwnedUnit,
  { kind, file_name, supplier = '', sender }: StoredFile,
  table: Packets,
): Promise<ImportBatch | undefined> {
  const { top } = table;
  const { columns } = kinds[kind];
  const heading = headingRow(top, columns);
  const rows_total =
    table.rows_total - top.filter(({ row_number }) => row_number <= heading).length;
  ensure(rows_total > 0, 'import-empty', {
    errorMsg: 'V souboru není žádný řádek s údaji pod hlavičkou.',
  });
  const former = await formerReadings(db, unit, { kind, supplier });
  const headed = { ...headedBy(top, heading, kinds[kind], former), rows_total };
  await deleteLeftBatches(db, unit, MOST_LEFT - 1);
  const import_id = await insertBatch(db, unit, { kind, file_name, supplier, headed, sender });
  if (import_id === undefined) return undefined;
  for (const packet of table.packets) await insertRows(db, { ...unit, import_id }, packet);
  return loadImport(db, unit, import_id);
}

/** Works in the unit that the call names. Errors: `not-found`. */
export function inTenant<T>(
  { portal, params }: Pick<Upload, 'portal' | 'params'>,
  actor: Actor,
  work: (db: Db, unit: OwnedUnit) => Promise<T>,
): Promise<T> {
  return portal.database.transaction(async (db) => {
    await asActor(db, actor);
    return work(db, await ownedUnit(db, actor, params.unit_id));
  });
}

/**
 * Reads a file and keeps its rows; where its headings stand and which field each column is, is guessed. No
 * transaction waits for the reading. Errors: `not-found`, `import-unreadable`, `import-too-large`,
 * `import-empty`, `module-off`, `overloaded`, `repeat-conflict`.
 */
export async function upload(call: Upload): Promise<ImportBatch> {
  const { actor, body, repeatKey } = call;
  ensure(actor !== undefined, 'unauthorized');
  ensureModule(modulesOfImport[body.kind], actor.modules);
  await inTenant(call, actor, () => Promise.resolve());
  const table = await readFile(
    Buffer.from(body.content_base64, 'base64'),
    actor.client_id,
    'among',
  );
  return inTenant(call, actor, async (db, unit) => {
    const answer = async () => {
      const batch = await store(db, unit, body, table);
      ensure(batch !== undefined, 'repeat-conflict');
      return batch;
    };
    if (repeatKey === undefined) return answer();
    const repeated = { key: repeatKey, endpoint: 'imports', asked: [call.params, body] };
    return (await answeredOnce(db, actor, repeated, answer)) as ImportBatch;
  });
}
