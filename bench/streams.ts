import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_BEAT_MS } from '#contract/events.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { readConfig } from '#server/config.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { readEvents, type Reader } from '#tests/live.ts';
import type { Figure } from './figure.ts';
import { SETTLING_MS } from './memory.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { megabytesOfAll } from './processes.ts';

const STREAMS = 1000;
/** Opened at once: nobody waits for a thousand people who come in one moment. */
const AT_ONCE = 20;

/** So many colleagues of the admin, each with a session; returns their tokens. */
async function peopleOf({ owner, client_id }: BenchPortal): Promise<string[]> {
  const tokens = Array.from({ length: STREAMS }, () => newSecret());
  await withOwner(owner, (client) =>
    client.query(
      `with people as (
         insert into client_users (client_id, user_identity, first_name, last_name, client_confirmed)
         select $1, 'proud' || n || '@example.cz', 'Jana', 'Měřená', now() from generate_series(1, $2) n
         returning client_user_id)
       insert into sessions (client_id, client_user_id, token_hash, expires)
       select $1, client_user_id, ($3::bytea[])[row_number() over ()], now() + interval '1 day'
         from people`,
      [client_id, STREAMS, tokens.map(secretHash)],
    ),
  );
  return tokens;
}

/** Opens a stream for each of them; one that was refused is a fault. */
async function opened({ url }: BenchPortal, tokens: readonly string[]): Promise<Reader[]> {
  const { applicationAuth } = readConfig({});
  const readers: Reader[] = [];
  for (let from = 0; from < tokens.length; from += AT_ONCE) {
    const some = tokens.slice(from, from + AT_ONCE);
    readers.push(
      ...(await Promise.all(some.map((token) => readEvents(url, token, applicationAuth)))),
    );
  }
  const refused = readers.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`P31b: a stream was refused with ${refused.status}.`);
  return readers;
}

/** P31b: memory of a thousand open streams of events in one process, each of another person. */
export async function memoryOfStreams(): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const tokens = await peopleOf(portal);
    await pause(SETTLING_MS);
    const idle = megabytesOfAll(portal.pid);
    const readers = await opened(portal, tokens);
    // Each is written into before it is looked at.
    await pause(LIVE_BEAT_MS * 2);
    const open = megabytesOfAll(portal.pid);
    if (readers.some((reader) => reader.isEnded())) throw new Error('P31b: a stream has ended.');
    for (const reader of readers) reader.leave();
    await pause(SETTLING_MS);
    const after = megabytesOfAll(portal.pid);
    const told = [idle, open, after].map((size) => size.toFixed(0));
    return [
      {
        id: 'P31b',
        title: 'paměť tisíce otevřených proudů událostí',
        measured: open - idle,
        comparedTo: `portál s databází v klidu ${told[0]} MB, s proudy ${told[1]} MB (${(open / idle).toFixed(2)}krát tolik), po jejich konci ${told[2]} MB`,
        unit: 'MB',
        floor: 100,
        goal: 50,
        beyond: 25,
      },
    ];
  } finally {
    await portal.stop();
  }
}
