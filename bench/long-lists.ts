import { signIn } from '#contract/session.ts';
import { browseAddresses, listRelations } from '#contract/addresses.ts';
import { listClients } from '#contract/admin-clients.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { FIRST_ROWS, PIECE_ROWS } from '#contract/first-rows.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { listPayments } from '#contract/money/payments.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { ask } from './ask.ts';
import { median, type Figure, type Length } from './figure.ts';
import { seedLedger } from './money.sql.ts';
import { DEMO_PASSWORD, startBenchPortal, type BenchPortal } from './portal.ts';
import { liftLicence, seedClients, seedUnits } from './seed.sql.ts';

const MANY = 10_000;
const SHAPE = { buildings: 40, spaces: MANY, addresses: MANY };
const SYSTEM_ADMIN = 'admin@example.cz';
const WHOLE = { show_hidden: '0', parent_id: 0, parent_type: 'all' };

interface Long {
  readonly title: string;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** The long lists of a unit of ten thousand spaces, people, accounts and payments, and of ten thousand clients. */
async function longLists(portal: BenchPortal): Promise<Long[]> {
  const { owner, client_id, headers } = portal;
  await liftLicence(owner, client_id);
  await seedClients(owner, MANY);
  const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape: SHAPE });
  // A month of them is an account and a payment for each space.
  await seedLedger(owner, [unit_id], 1);
  const { authorization: _own, ...application } = headers;
  const body = { user_identity: SYSTEM_ADMIN, password: DEMO_PASSWORD };
  const answer = await ask(portal.url + signIn.path, {
    method: signIn.method,
    headers: application,
    body,
  });
  const { token } = signIn.result.parse(answer);
  const admin = { ...application, authorization: `Bearer ${token}` };
  const ofUnit = (title: string, endpoint: Endpoint): Long => ({
    title,
    url: portal.urlOf(endpoint, { unit_id, ...WHOLE }),
    headers,
  });
  return [
    ofUnit('prostorů', browseSpaces),
    ofUnit('adresáře', browseAddresses),
    ofUnit('osob s prostory', listRelations),
    ofUnit('kont', browseAccounts),
    ofUnit('plateb', listPayments),
    { title: 'klientů', url: portal.urlOf(listClients), headers: admin },
  ];
}

const asked = ({ headers }: Long, url: string) => ask(url, { method: 'GET', headers });

/** Milliseconds of the work, and the longest for which the event loop of the server did nothing else. */
async function timed(portal: BenchPortal, work: () => Promise<unknown>) {
  await longestDelay(portal);
  const begin = performance.now();
  await work();
  const time = performance.now() - begin;
  return { time, delay: await longestDelay(portal) };
}

/** The longest delay of the event loop in milliseconds since it was asked for last. */
async function longestDelay({ url }: BenchPortal): Promise<number> {
  const told = await (await fetch(`${url}/metrics`)).text();
  const [, seconds = 'NaN'] = /event_loop_delay_seconds\{quantile="1"\} (\S+)/.exec(told) ?? [];
  return Number(seconds) * 1000;
}

/** The list as the browser asks for it: its beginning, and the pieces behind it. */
async function byPieces(list: Long): Promise<void> {
  let query = `first=${FIRST_ROWS}`;
  for (;;) {
    const { next } = (await asked(list, `${list.url}?${query}`)) as { next?: string };
    if (next === undefined) return;
    query = `first=${PIECE_ROWS}&after=${next}`;
  }
}

type Taken = Awaited<ReturnType<typeof timed>>;

interface Round {
  readonly begun: Taken;
  readonly whole: Taken;
  readonly pieces: Taken;
}

async function roundOf(portal: BenchPortal, list: Long): Promise<Round> {
  return {
    begun: await timed(portal, () => asked(list, `${list.url}?first=${FIRST_ROWS}`)),
    whole: await timed(portal, () => asked(list, list.url)),
    pieces: await timed(portal, () => byPieces(list)),
  };
}

/** When the list may be seen, and for how long it keeps the server to itself, both against the whole in one answer. */
function figuresOf(title: string, rounds: readonly Round[]): Figure[] {
  const middle = (name: keyof Round, what: keyof Taken) =>
    median(rounds.map((round) => round[name][what]));
  const text = (name: keyof Round, what: keyof Taken) => middle(name, what).toFixed(0);
  const ofRounds = `medián z ${rounds.length} střídaných kol`;
  return [
    {
      id: 'P30',
      title: `začátek ${title} o ${MANY} řádcích proti celku`,
      measured: middle('begun', 'time') / middle('whole', 'time'),
      comparedTo: `celý seznam týmž voláním bez \`first\`, ${ofRounds}; začátek ${text('begun', 'time')} ms, celek ${text('whole', 'time')} ms, všechny části ${text('pieces', 'time')} ms`,
      floor: 0.5,
      goal: 0.2,
      beyond: 0.1,
    },
    {
      id: 'P30',
      title: `nejdelší zdržení serveru při čtení ${title} po částech proti celku`,
      measured: middle('pieces', 'delay') / middle('whole', 'delay'),
      comparedTo: `celý seznam jednou odpovědí, ${ofRounds}; části ${text('pieces', 'delay')} ms, celek ${text('whole', 'delay')} ms`,
      floor: 1,
      goal: 0.5,
      beyond: 0.33,
    },
  ];
}

/** P30: when the first page of a list of ten thousand rows may be seen, and how long reading of the rest holds others. */
export async function longListsBegin({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  const count = long ? 25 : 7;
  try {
    const figures: Figure[] = [];
    for (const list of await longLists(portal)) {
      const rounds: Round[] = [];
      // The first round warms up.
      for (let round = 0; round <= count; round += 1) rounds.push(await roundOf(portal, list));
      figures.push(...figuresOf(list.title, rounds.slice(1)));
    }
    return figures;
  } finally {
    await portal.stop();
  }
}
