import Fastify from 'fastify';
import postgres from 'postgres';
import type { Statement } from './recorded.ts';

/** What the bare server is told on its command line. */
export interface BareOrder {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly connections: number;
  readonly client: Statement;
  readonly units: Statement;
}

// The measure of the list call: the same two statements and the same JSON, and nothing around them.
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

function rowsOf({ text, values }: Statement) {
  return sql.unsafe(text, values as number[], { prepare: true });
}

const app = Fastify();
app.get('/', async () => {
  const [clients, units] = await Promise.all([rowsOf(order.client), rowsOf(order.units)]);
  return { result: { client: clients[0], units } };
});
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
