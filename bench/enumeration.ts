import type { Endpoint } from '#contract/endpoint.ts';
import { register, requestPasswordReset, resendConfirmation, signIn } from '#contract/session.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { registrationOf } from '#tests/people.ts';
import type { Figure, Length } from './figure.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';

/** Pairs of calls, one about somebody and one about nobody. */
const PAIRS = 40;
const LONG_PAIRS = 250;

interface Topic {
  readonly title: string;
  readonly endpoint: Endpoint;
  readonly bodyOf: (identity: string) => object;
}

const topics: readonly Topic[] = [
  {
    title: 'přihlášení',
    endpoint: signIn,
    bodyOf: (user_identity) => ({ user_identity, password: 'spatne-Heslo-1' }),
  },
  { title: 'registrace', endpoint: register, bodyOf: (identity) => registrationOf(identity) },
  {
    title: 'nové zaslání potvrzení',
    endpoint: resendConfirmation,
    bodyOf: (user_identity) => ({ user_identity }),
  },
  {
    title: 'obnova hesla',
    endpoint: requestPasswordReset,
    bodyOf: (user_identity) => ({ user_identity }),
  },
];

/** People with an account, each to be asked about once: limits of one person must not be met. */
function addPeople(portal: BenchPortal, names: readonly string[]): Promise<void> {
  return withOwner(portal.owner, async (client) => {
    await client.query(
      `insert into client_users (client_id, user_identity, password_hash, first_name, last_name, client_confirmed)
       select client_id, name, password_hash, 'Jana', 'Měřená', now()
         from client_users, unnest($1::text[]) name where client_user_id = $2`,
      [names, portal.client_user_id],
    );
  });
}

let callers = 0;

/** Milliseconds of one call, from an address of its own, and what was answered. */
async function timed(portal: BenchPortal, { endpoint, bodyOf }: Topic, identity: string) {
  callers += 1;
  const began = performance.now();
  const response = await fetch(portal.urlOf(endpoint), {
    method: endpoint.method,
    headers: {
      'x-application-auth': portal.headers['x-application-auth'] ?? '',
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
    },
    body: JSON.stringify(bodyOf(identity)),
  });
  const text = await response.text();
  const time = performance.now() - began;
  return { time, told: `${response.status} ${text.replace(/"requestId":"[^"]*"/, '')}` };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** Welch's t: how surely the two kinds of calls can be told apart by their time. */
function tValue(one: readonly number[], other: readonly number[]): number {
  const error = Math.sqrt(spread(one) / one.length + spread(other) / other.length);
  return error === 0 ? 0 : Math.abs(mean(one) - mean(other)) / error;
}

async function measured(portal: BenchPortal, topic: Topic, pairs: number): Promise<Figure> {
  const mark = topics.indexOf(topic);
  const known = Array.from({ length: pairs }, (_, at) => `znama-${mark}-${at}@example.cz`);
  await addPeople(portal, known);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (const [at, identity] of known.entries()) {
    const both = [
      ['known', identity],
      ['unknown', `nikdo-${mark}-${at}@example.cz`],
    ] as const;
    // Now the one first and now the other, so that a warm cache helps neither.
    for (const [kind, asked] of at % 2 === 0 ? both : both.toReversed()) {
      const { time, told } = await timed(portal, topic, asked);
      times[kind].push(time);
      answers.add(told);
    }
  }
  if (answers.size !== 1) throw new Error(`R9: the answers differ: ${[...answers].join(' | ')}`);
  const { unknown } = times;
  return {
    id: 'R9',
    title: `t-hodnota doby odpovědi, ${topic.title}`,
    measured: tValue(times.known, unknown),
    comparedTo: `známý proti neznámému, ${pairs} střídaných dvojic volání, průměr ${mean(times.known).toFixed(1)} a ${mean(unknown).toFixed(1)} ms; text odpovědí stejný`,
    floor: 10,
    goal: 4.5,
    beyond: 3,
  };
}

/** R9: whether time or text tells an existing account from a missing one. */
export async function enumeration({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal({ TRUST_PROXY: '127.0.0.1' });
  try {
    const figures: Figure[] = [];
    for (const topic of topics)
      figures.push(await measured(portal, topic, long ? LONG_PAIRS : PAIRS));
    return figures;
  } finally {
    await portal.stop();
  }
}
