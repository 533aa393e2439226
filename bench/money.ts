import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browseAccounts } from '#contract/money/accounts.ts';
import { browseArrears } from '#contract/money/arrears.ts';
import { createBankAccount } from '#contract/money/bank-accounts.ts';
import { acceptBankFile } from '#contract/money/bank-statements.ts';
import { claimTheMonth, readMonth } from '#contract/money/months.ts';
import { openBankFile, readBankFile } from '#server/bank/files/read-bank-file.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import { selectDebtors } from '#server/core/ledger/debtors.sql.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { camtFile, fioCsv, fioFile, gpcFile } from '#tests/statement-files.ts';
import { secondsOfProcessor } from './processes.ts';
import { median, quantile, type Figure, type Length } from './figure.ts';
import { growthOf, growthText, withSizes, type Seeded } from './growth.ts';
import {
  bareBalances,
  seedCosts,
  seedLedger,
  selectClaimedBySymbol,
  selectClaimTotal,
} from './money.sql.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { named, recorded } from './recorded.ts';
import { liftLicence, seedClients, seedUnits } from './seed.sql.ts';

const MONTH = '2026-03-01';
const RUN = { buildings: 20, spaces: 10_000, addresses: 10_000 };

/** A file of payments of all accounts: each tenth bears a symbol that nobody has. */
function paymentsFile(owed: readonly { readonly symbol: string; readonly amount: number }[]) {
  const movements = owed.map(({ symbol, amount }, at) => ({
    id: String(at + 1),
    day: '2026-03-15',
    amount,
    vs: at % 10 === 9 ? '9999999999' : symbol,
  }));
  return gpcFile({ from: '2026-03-01', to: '2026-03-31', movements });
}

/** The call with its seconds and those of the processor of the portal. */
async function timed<T>(pid: number, call: () => Promise<T>) {
  const [begin, busy] = [performance.now(), secondsOfProcessor(pid)];
  const answer = await call();
  const seconds = (performance.now() - begin) / 1000;
  return { answer, seconds, processor: (secondsOfProcessor(pid) - busy).toFixed(1) };
}

const AT_ONCE = { unit: 's', floor: 20, goal: 5, beyond: 2 } as const;

/**
 * P24: the month of 10,000 spaces with two advances each is claimed by one call. P24b: a statement with a payment
 * of each of them is accepted by one call, and nine of ten find their account.
 */
export async function monthOfTenThousand(): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id, pid } = portal;
    const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape: RUN });
    await seedCosts(owner, [unit_id]);
    await liftLicence(owner, client_id);
    const params = { unit_id, month: MONTH };
    const { prescribed, differences } = await portal.call(readMonth, { params });
    const month = await timed(pid, () =>
      portal.call(claimTheMonth, { params, body: { seen: prescribed } }),
    );
    if (month.answer.claimed !== prescribed)
      throw new Error(`P24: ${month.answer.claimed} of ${prescribed}.`);
    const owed = await selectClaimedBySymbol(owner, unit_id);
    const account = { name: 'Běžný účet', account_number: '1265098001', bank_code: '5500' };
    await portal.call(createBankAccount, { params: { unit_id }, body: account });
    const content_base64 = Buffer.from(paymentsFile(owed)).toString('base64');
    const body = { file_name: 'brezen.gpc', content_base64 };
    const file = await timed(pid, () => portal.call(acceptBankFile, { params: { unit_id }, body }));
    const { booked_count: booked, assigned_count: assigned } = file.answer;
    if (booked !== owed.length || assigned !== owed.length - Math.floor(owed.length / 10))
      throw new Error(`P24b: ${assigned} of ${booked} payments found their account.`);
    return [
      {
        ...AT_ONCE,
        id: 'P24',
        title: 'předpis měsíce 10 000 prostorů',
        measured: month.seconds,
        comparedTo: `jedno volání, ${differences.length} předpisů s kontem a auditem; ${month.processor} s procesoru`,
      },
      {
        ...AT_ONCE,
        id: 'P24b',
        title: 'přijetí výpisu s 10 000 platbami a jejich přiřazení',
        measured: file.seconds,
        comparedTo: `jedno volání, ${assigned} z ${booked} plateb přiřazeno; ${file.processor} s procesoru`,
      },
    ];
  } finally {
    await portal.stop();
  }
}

const UNITS = 60;
const MONTHS = 42;
const AS_OF = '2025-06-30';
const OF_UNIT = { buildings: 4, spaces: 100, addresses: 100 };

/** A client with so many units of a hundred accounts; the measured unit is the first one. */
async function fillUnits({ owner, client_id }: BenchPortal, size: number) {
  const each = Math.max(1, Math.round(size / (OF_UNIT.spaces * MONTHS * 2)));
  const own = Math.min(each, UNITS);
  const units = await seedUnits(owner, { clients: [client_id], each: own, shape: OF_UNIT });
  const others = each - own;
  if (others > 0) {
    const clients = await seedClients(owner, Math.ceil(others / UNITS));
    const shared = Math.ceil(others / clients.length);
    units.push(...(await seedUnits(owner, { clients, each: shared, shape: OF_UNIT })));
  }
  await seedLedger(owner, units, MONTHS);
  return { unit_id: units[0] ?? 0, size: await selectClaimTotal(owner) };
}

/** Lower quartiles of milliseconds of the list of debts by the portal and of its very statement, in turns. */
async function againstItself({ portal, unit_id }: Seeded, calls: number) {
  const unit = unitOfTask({ client_id: portal.client_id, unit_id });
  const [own] = await recorded((db) => selectDebtors(db, unit, AS_OF));
  if (own === undefined) throw new Error('P5c: debts send no statement.');
  const url = `${portal.urlOf(browseArrears, { unit_id })}?as_of=${AS_OF}`;
  return withOwner(portal.owner, async (client) => {
    const times: [number[], number[]] = [[], []];
    for (let one = 0; one < calls + 10; one += 1) {
      const begin = performance.now();
      const answer = await fetch(url, { headers: portal.headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`P5c: ${url} answered ${answer.status}.`);
      const middle = performance.now();
      await client.query(named('debts', own));
      if (one >= 10) {
        times[0].push(middle - begin);
        times[1].push(performance.now() - middle);
      }
    }
    return times.map((each) => quantile(each, 0.25)) as [number, number];
  });
}

/** Lower quartiles of milliseconds of the statement of the accounts and of plain sums, asked in turns. */
async function againstBare({ portal, unit_id }: Seeded, calls: number) {
  const unit = unitOfTask({ client_id: portal.client_id, unit_id });
  const [own] = await recorded((db) => selectAccounts(db, unit, { day: AS_OF }));
  if (own === undefined) throw new Error('P5c: accounts send no statement.');
  const bare = { text: bareBalances, values: [unit_id, portal.client_id, AS_OF] };
  return withOwner(portal.owner, async (client) => {
    const times: [number[], number[]] = [[], []];
    for (let one = 0; one < calls + 10; one += 1)
      for (const [at, statement] of [own, bare].entries()) {
        const begin = performance.now();
        const { rows } = await client.query(named(`accounts ${at}`, statement));
        if (rows.length !== OF_UNIT.spaces) throw new Error(`P5c: ${rows.length} accounts.`);
        if (one >= 10) times[at]?.push(performance.now() - begin);
      }
    return times.map((each) => quantile(each, 0.25)) as [number, number];
  });
}

const GROWTH = { id: 'P5c', floor: 0.1, goal: 0.03, beyond: 0.01 } as const;
const RATIO = { id: 'P5c', floor: 3, goal: 2, beyond: 1.2 } as const;

/**
 * P5c: accounts with balances and debts of a unit of a client with 60 of them: growth with the database, the list of
 * debts against its own statement without the portal, and the accounts against sums alone.
 */
export async function accountsOfClient({ long }: Length): Promise<Figure[]> {
  const sizes = long ? [8400, 84_000, 500_000] : [8400, 84_000];
  return withSizes(sizes, fillUnits, async (all) => {
    const rounds = { rounds: long ? 9 : 5, calls: 15 };
    const accounts = await growthOf(all, browseAccounts, rounds);
    const arrears = await growthOf(all, browseArrears, rounds);
    const greatest = all.at(-1);
    if (greatest === undefined) throw new Error('P5c: nothing was filled.');
    const calls = long ? 51 : 31;
    const [own, bare] = await againstBare(greatest, calls);
    const [call, itself] = await againstItself(greatest, calls);
    const told = `jednotka o ${OF_UNIT.spaces} kontech s ${MONTHS} měsíci po dvou předpisech v databázích o ${all.map(({ size }) => size).join(', ')} předpisech`;
    return [
      {
        ...GROWTH,
        title: 'růst doby seznamu kont se zůstatky s databází, exponent',
        measured: median(accounts.slopes),
        comparedTo: `${told}; ${growthText(accounts)}`,
      },
      {
        ...GROWTH,
        title: 'růst doby seznamu dluhů s databází, exponent',
        measured: median(arrears.slopes),
        comparedTo: `táž jednotka a databáze; ${growthText(arrears)}`,
      },
      {
        ...RATIO,
        title: 'seznam dluhů proti témuž SQL bez portálu',
        measured: call / itself,
        comparedTo: `v největší databázi; dolní kvartily ${call.toFixed(1)} a ${itself.toFixed(1)} ms, střídavě`,
      },
      {
        ...RATIO,
        title: 'SQL seznamu kont se zůstatky, dluhy a jmény proti prostým součtům',
        measured: own / bare,
        comparedTo: `dva součty podle kont s prostorem a jmény týmž připojením, v největší databázi; dolní kvartily ${own.toFixed(1)} a ${bare.toFixed(1)} ms, střídavě`,
      },
    ];
  });
}

const LINES = 50_000;
/** A file of XML of as many movements would be greater than files may be. */
const ENTRIES_OF_XML = 10_000;

const movementsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    day: '2025-01-15',
    amount: 100_000 + at,
    vs: String(1_000_000 + at),
  }));

/** Microseconds for a movement: of reading the file into a text, and of reading the statement in it. */
async function statementTimes(name: string, text: string, count: number, rounds: number) {
  const path = join(tmpdir(), `kastelan-bench-${process.pid}-${name}`);
  await writeFile(path, text);
  try {
    const found: [number, number][] = [];
    for (let one = 0; one < rounds; one += 1) {
      const begin = performance.now();
      const lines = (await readFile(path)).toString('utf8').split('\n').length;
      const middle = performance.now();
      const [statement] = readBankFile(openBankFile(await readFile(path)), () => undefined);
      const end = performance.now();
      if (statement?.movements.length !== count || lines === 0)
        throw new Error(`P27: ${statement?.movements.length} movements of ${name}.`);
      found.push([((middle - begin) * 1000) / count, ((end - middle) * 1000) / count]);
    }
    return [0, 1].map((at) =>
      quantile(
        found.map((one) => one[at] ?? 0),
        0.25,
      ),
    ) as [number, number];
  } finally {
    await rm(path);
  }
}

/** P27: a statement of 50,000 lines, per movement, against reading the file and telling its lines apart. */
export async function statementsOfBanks({ long }: Length): Promise<Figure[]> {
  const movements = movementsOf(LINES);
  const files = [
    ['gpc', gpcFile({ movements }), LINES],
    ['csv', fioCsv({ movements }), LINES],
    ['json', fioFile({ movements: movementsOf(ENTRIES_OF_XML) }), ENTRIES_OF_XML],
    ['xml', camtFile({ movements: movementsOf(ENTRIES_OF_XML) }), ENTRIES_OF_XML],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, text, count] of files) {
    const [file, whole] = await statementTimes(name, text, count, long ? 15 : 5);
    figures.push({
      id: 'P27',
      title: `výpis ${name} o ${count} pohybech, za pohyb`,
      measured: whole / file,
      comparedTo: `přečtení téhož souboru a rozdělení na řádky; ${whole.toFixed(1)} a ${file.toFixed(1)} µs za pohyb`,
      floor: 100,
      goal: 50,
      beyond: 20,
    });
  }
  return figures;
}
