import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ask } from './endpoints/ask.ts';
import { endpoints } from './endpoints/contract.ts';
import { sampleOf } from './endpoints/samples.ts';
import { walk } from './endpoints/walk.ts';

/** Bounds for a slow machine; every endpoint is asked many times. */
const PATIENCE_MS = 240_000;

// All that can be said, of every request.
const lines: string[] = [];
const walking = walk({
  config: { logLevel: 'trace', logRequests: 'info' },
  log: { write: (line) => void lines.push(line) },
});

/** A word that nothing else in the log can contain. */
const secret = () => `tajne${randomBytes(9).toString('hex')}`;

/** The object with the secret in each of its texts. */
function spoilt(value: Record<string, unknown> | undefined, word: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, one]) => [name, typeof one === 'string' ? word : one]),
  );
}

interface Told {
  readonly endpoint: Endpoint;
  readonly word: string;
  readonly token: string;
}

/** Secrets in every place that a request has: address, query, body, headers, what cannot be read. */
async function tellSecrets({ endpoint, word, token }: Told): Promise<void> {
  const { world, foreign } = walking;
  const { params, query, body } = sampleOf(endpoint, foreign);
  const asText = { ...spoilt(query, word), search: word } as Record<string, string>;
  const inPath = Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, word]));
  await ask(world, endpoint, { params, query: asText, body: spoilt(body, word), token });
  await ask(world, endpoint, {
    params: inPath,
    body: { ...body, password: word, secret: word },
    token: word,
  });
  await ask(world, endpoint, { params, raw: `{"password":"${word}"`, token });
  await ask(world, endpoint, { params, raw: word, type: 'text/plain', application: word });
}

test(
  'no line of the log holds a password, a token or the secret of a link, whatever is sent',
  async () => {
    const words: string[] = [];
    for (const endpoint of endpoints) {
      const word = secret();
      const token = await walking.foreign.token(endpoint.access);
      words.push(word, token);
      await tellSecrets({ endpoint, word, token });
      await walking.open();
    }
    for (const path of ['/client/user/reset/', '/client/user/regconfirm/', '/nikde/']) {
      const word = secret();
      words.push(word, `basic${word}`);
      const basic = Buffer.from(`a@b.cz:basic${word}`).toString('base64');
      await walking.world.request({
        url: `${path}${word}?token=${word}`,
        headers: {
          authorization: `Basic ${basic}`,
          cookie: word,
          referer: word,
          'user-agent': word,
          'x-request-id': word,
        },
      });
    }
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(endpoints.length * 4);
    expect(words.filter((word) => log.includes(word))).toEqual([]);
    const people = [walking.foreign.user, walking.foreign.admin].map((one) => one.user_identity);
    expect(people.filter((identity) => log.includes(identity))).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'no line of the log holds them when the server itself has failed',
  async () => {
    lines.length = 0;
    const word = secret();
    const token = await walking.foreign.token('system-admin');
    const { owner } = walking.world.db;
    // Every read of a session fails, and says why.
    await owner.query('alter table sessions rename column expires to gone');
    for (const endpoint of endpoints) await tellSecrets({ endpoint, word, token });
    await owner.query('alter table sessions rename column gone to expires');
    expect(lines.some((line) => line.includes('"level":"error"'))).toBe(true);
    expect(lines.filter((line) => line.includes(word) || line.includes(token))).toEqual([]);
  },
  PATIENCE_MS,
);
