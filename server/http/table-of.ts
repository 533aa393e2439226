import type { RawBuilder } from 'kysely';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { FileCell, FileColumnOf } from '#contract/file-cells.ts';
import { rowsByPieces } from '#server/db/cursor.sql.ts';
import type { ActorCall, TableFile } from './route.ts';
import type { Endpoint } from '#contract/endpoint.ts';

interface Table<Row> {
  /** How people call it. */
  readonly name: string;
  /** The name of its cursor, of no other statement. */
  readonly cursor: string;
  readonly statement: RawBuilder<Row>;
  readonly columns: readonly FileColumnOf<Row>[];
}

async function* inCells<Row>(
  pieces: AsyncIterable<readonly Row[]>,
  columns: readonly FileColumnOf<Row>[],
): AsyncGenerator<readonly (readonly FileCell[])[]> {
  for await (const rows of pieces) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
}

/** A statement as a file named by the table and the day; its rows are read as they leave. */
export function tableOf<Row>(
  { db, portal }: Pick<ActorCall<Endpoint>, 'db' | 'portal'>,
  { name, cursor, statement, columns }: Table<Row>,
): TableFile {
  return {
    label: name,
    name: `${name} ${pragueDay(portal.now())}`,
    heads: columns,
    pieces: inCells(rowsByPieces(db, cursor, statement), columns),
  };
}
