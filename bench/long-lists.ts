import { signIn } from '#contract/session.ts';
import { browseAddresses, listRelations } from '#contract/addresses.ts';
import { listClients } from '#contract/admin-clients.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { FIRST_ROWS } from '#contract/first-rows.ts';
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

async function timeOf({ headers }: Long, url: string): Promise<number> {
  const begin = performance.now();
  await ask(url, { method: 'GET', headers });
  return performance.now() - begin;
}

/** P30: when the first page of a list of ten thousand rows may be seen, against the whole list. */
export async function longListsBegin({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  const rounds = long ? 25 : 7;
  try {
    const figures: Figure[] = [];
    for (const list of await longLists(portal)) {
      const first = `${list.url}?first=${FIRST_ROWS}`;
      const pairs: { begun: number; whole: number }[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const pair = { begun: await timeOf(list, first), whole: await timeOf(list, list.url) };
        // The first round warms up.
        if (round > 0) pairs.push(pair);
      }
      const begun = median(pairs.map((pair) => pair.begun));
      const whole = median(pairs.map((pair) => pair.whole));
      figures.push({
        id: 'P30',
        title: `začátek ${list.title} o ${MANY} řádcích proti celku`,
        measured: begun / whole,
        comparedTo: `celý seznam týmž voláním bez \`first\`, medián z ${rounds} střídaných kol; začátek ${begun.toFixed(0)} ms, celek ${whole.toFixed(0)} ms`,
        floor: 0.5,
        goal: 0.2,
        beyond: 0.1,
      });
    }
    return figures;
  } finally {
    await portal.stop();
  }
}
