import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { sendLogs } from '#contract/logs.ts';
import { listClientUnits } from '#contract/units.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { median, quantile, type Figure, type Length } from './figure.ts';
import { timesAtRate } from './load.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';

const ROUNDS = 5;
/** Calls a second of whoever works meanwhile. */
const RATE = 100;
/** Sends a second of the flood, from so many addresses: several times more than the portal keeps. */
const SENDS = 50;
const ADDRESSES = 200;
const RECORDS = 50;

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function bodyOf(round: number): string {
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    timestamp: Date.now(),
    dateTime: '',
    level: 'ERROR',
    file_name: `flood-${(round + at) % 40}.js`,
    function: 'flood',
    line_number: at,
    messages: ['SendLogs', `Záplava ${at}`, 'x'.repeat(200)],
  }));
  return JSON.stringify({ records });
}

/** One send; it counts as done when it was answered, whatever the answer. */
async function sendOnce(portal: BenchPortal, at: number, body: string): Promise<void> {
  const headers = {
    ...portal.headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `192.0.2.${at % ADDRESSES}`,
  };
  const call = request(portal.urlOf(sendLogs), { method: sendLogs.method, agent, headers });
  // An answer given before the body was read may close the connection.
  call.on('error', () => undefined);
  call.end(body);
  const [response] = (await once(call, 'response').catch(() => [])) as [NodeJS.ReadableStream?];
  response?.resume();
}

/** Floods the portal until the returned function is called. */
function flood(portal: BenchPortal): () => void {
  const bodies = Array.from({ length: 20 }, (_, round) => bodyOf(round));
  let sent = 0;
  const timer = setInterval(() => {
    void sendOnce(portal, sent, bodies[sent % bodies.length] ?? '');
    sent += 1;
  }, 1000 / SENDS);
  return () => clearInterval(timer);
}

async function ratios(portal: BenchPortal, seconds: number): Promise<number[]> {
  const target = { url: portal.urlOf(listClientUnits), headers: portal.headers };
  const slowest = async () => quantile(await timesAtRate(target, { rate: RATE, seconds }), 0.99);
  const found: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const quiet = await slowest();
    const stop = flood(portal);
    const flooded = await slowest();
    stop();
    // The first round warms both up.
    if (round > 0) found.push(flooded / quiet);
  }
  return found;
}

/** Records that the flood has left in the database; a flood that was turned away would prove nothing. */
async function stored(portal: BenchPortal): Promise<number> {
  const { rows } = await withOwner(portal.owner, (client) =>
    client.query<{ count: number }>('select count(*)::integer as count from client_logs'),
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) throw new Error('R11: nothing was stored.');
  return count;
}

/** R11: the slowest hundredth of other calls while browsers' logs pour in, against a quiet portal. */
export async function floodOfLogs({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal({ TRUST_PROXY: '127.0.0.1' });
  try {
    const found = await ratios(portal, long ? 60 : 6);
    const told = found.map((one) => one.toFixed(2)).join(', ');
    return [
      {
        id: 'R11',
        title: 'p99 seznamu jednotek při záplavě POST /v1/logs',
        measured: median(found),
        comparedTo: `tentýž portál v klidu; ${RATE} volání za sekundu, záplava ${SENDS} odeslání po ${RECORDS} záznamech za sekundu z ${ADDRESSES} adres, uloženo ${await stored(portal)} záznamů, medián z ${ROUNDS} střídaných kol (${told})`,
        floor: 100,
        goal: 1.5,
        beyond: 1.1,
      },
    ];
  } finally {
    await portal.stop();
  }
}
