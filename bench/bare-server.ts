import Fastify from 'fastify';
import postgres from 'postgres';
import { besideOf } from '#server/db/rows-under.sql.ts';
import type { Statement } from './recorded.ts';

type Found = { row_one: object | null }[];

/** What the bare server is told on its command line. */
export interface BareOrder {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly connections: number;
  readonly statement: Statement;
}

// The measure of the list call: the same statement and the same JSON, and nothing around them.
const order = JSON.parse(process.argv[2] ?? '') as BareOrder;
const { host, port, user, database, connections } = order;
const sql = postgres({
  host,
  port,
  user,
  database,
  max: connections,
  types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
});

const { text, values } = order.statement;

const app = Fastify();
app.get('/', async () => {
  const rows = await sql.unsafe<Found>(text, values as number[], { prepare: true });
  const found = besideOf(rows);
  return { result: { client: found?.one, units: found?.rows } };
});
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
