import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { dailyJson, discountText, repoText, sorryPage, tableOf } from '#tests/bank-files.ts';
import { jsonAnswer, stubNetwork } from '#tests/network.ts';
import { createWorld, type World } from '#tests/world.ts';
import { readDueRates } from './feed.service.ts';

const RATES = 'https://bank.test/rates/';
const REPO = 'https://bank.test/repo.txt';
const DISCOUNT = 'https://bank.test/discount.txt';

let answers: Record<string, () => Response | Promise<Response>>;
const network = stubNetwork((url) => answers[url]?.() ?? new Response('', { status: 404 }));
const text = (content: string) => () => jsonAnswer(content, 200, 'text/plain;charset=UTF-8');
const dayUrl = (dotted: string) => `${RATES}denni_kurz.txt?date=${dotted}`;

let world: World;
const config = { cnbRatesUrl: RATES, cnbRepoUrl: REPO, cnbDiscountUrl: DISCOUNT };
beforeAll(async () => {
  world = await createWorld({ config, fetch: network.fetch });
});
afterAll(() => world.close());

beforeEach(async () => {
  network.asked.length = 0;
  answers = {
    [REPO]: text(repoText),
    [DISCOUNT]: text(discountText),
    [dayUrl('20.11.2026')]: text(tableOf('2026-11-20', '24,200')),
  };
  world.setNow('2026-11-20T14:00:00Z');
  const { owner } = world.db;
  await owner.query('delete from cnb_exchange_rates');
  await owner.query(
    `delete from cnb_repo_rates where valid_from not in ('2025-05-09', '2026-06-19')`,
  );
  await owner.query(`update cnb_repo_rates set source = 'bank', reason = ''`);
  await put('EUR', '2026-11-19', 24.1);
  await due();
});

const due = () =>
  world.db.owner.query(`update cnb_sources set next_attempt = '2000-01-01', failures = 0,
    last_failure = '', lease = null, lease_until = null, last_success = null`);
const put = (currency: string, day: string, rate: number) =>
  world.db.owner.query(
    'insert into cnb_exchange_rates (currency_code, valid_from, rate) values ($1, $2, $3)',
    [currency, day, rate],
  );
const read = (changes: Partial<Portal> = {}) =>
  readDueRates({ ...world.portal, ...changes }, new AbortController().signal);

async function column(query: string): Promise<unknown[]> {
  const { rows } = await world.db.owner.query<{ value: unknown }>(query);
  return rows.map(({ value }) => value);
}
const exchange = () =>
  column(`select currency_code || ' ' || valid_from || ' ' || rate as value
            from cnb_exchange_rates order by valid_from, currency_code`);
const repo = () =>
  column(
    `select valid_from || ' ' || rate || ' ' || source as value from cnb_repo_rates order by 1`,
  );
const state = async (source: string) =>
  (await world.db.owner.query('select * from cnb_sources where source = $1', [source])).rows[0];
const next = async (source: string) =>
  ((await state(source)) as { next_attempt: Date }).next_attempt.toISOString();

describe('what is due', () => {
  test('is read after 14:35 of a working day, and again on the next one', async () => {
    await read();
    expect(network.asked).toEqual([dayUrl('20.11.2026'), REPO, DISCOUNT]);
    expect(await exchange()).toContain('EUR 2026-11-20 24.200');
    expect(await next('exchange')).toBe('2026-11-23T13:35:00.000Z');
    expect(await next('repo')).toBe('2026-11-23T13:35:00.000Z');
    await read();
    expect(network.asked).toHaveLength(3);
  });

  test('is read once by two processes', async () => {
    const other = new Database({ connection: world.db.connection, connections: 3 });
    await Promise.all([read(), read({ database: other }), read(), read({ database: other })]);
    expect(network.asked.toSorted()).toEqual([dayUrl('20.11.2026'), DISCOUNT, REPO].toSorted());
    await other.close();
  });

  test('is left alone while somebody reads it, and taken over when he has died', async () => {
    await world.db.owner.query(
      `update cnb_sources set lease = 'other', lease_until = '2026-11-20T14:01:00Z'`,
    );
    await read();
    expect(network.asked).toEqual([]);
    world.setNow('2026-11-20T14:02:00Z');
    await read();
    expect(network.asked).toHaveLength(3);
  });

  test('is not stored by whom it was taken from meanwhile', async () => {
    answers[REPO] = async () => {
      await world.db.owner.query(`update cnb_sources set lease = 'other' where source = 'repo'`);
      return text(repoText)();
    };
    const before = await repo();
    await read();
    expect(await repo()).toEqual(before);
    expect(await state('repo')).toMatchObject({ lease: 'other', last_success: null });
  });
});

describe('tables of exchange', () => {
  test('of a table that is late are asked for again in a quarter of an hour', async () => {
    answers[dayUrl('20.11.2026')] = text(tableOf('2026-11-19', '24,100'));
    await read();
    expect(await next('exchange')).toBe('2026-11-20T14:15:00.000Z');
    expect(await state('exchange')).toMatchObject({ last_failure: '', failures: 0 });
  });

  test('fill a short gap day by day', async () => {
    await world.db.owner.query(`update cnb_exchange_rates set valid_from = '2026-11-16'`);
    // 17 November is a holiday.
    answers[dayUrl('18.11.2026')] = text(tableOf('2026-11-18', '24,000'));
    answers[dayUrl('19.11.2026')] = text(tableOf('2026-11-19', '24,100'));
    await read();
    expect(network.asked.slice(0, 3)).toEqual(
      ['18', '19', '20'].map((day) => dayUrl(`${day}.11.2026`)),
    );
    expect((await exchange()).filter((one) => String(one).startsWith('EUR'))).toHaveLength(4);
  });

  test('fill a long gap by whole years', async () => {
    await world.db.owner.query(`update cnb_exchange_rates set valid_from = '2025-12-30'`);
    answers[`${RATES}rok.txt?rok=2025`] = text('Datum|1 EUR|100 HUF\n31.12.2025|24,000|6,100\n');
    answers[`${RATES}rok.txt?rok=2026`] = text(
      'Datum|1 EUR\n02.01.2026|24,050\n19.11.2026|24,100\n',
    );
    await read();
    expect(network.asked.slice(0, 3)).toEqual([
      `${RATES}rok.txt?rok=2025`,
      `${RATES}rok.txt?rok=2026`,
      dayUrl('20.11.2026'),
    ]);
    expect(await exchange()).toEqual(
      expect.arrayContaining(['HUF 2025-12-31 6.100', 'EUR 2026-01-02 24.050']),
    );
    expect(await next('exchange')).toBe('2026-11-23T13:35:00.000Z');
  });

  test('come as JSON too, where the setting leads to the interface', async () => {
    const api = 'https://bank.test/cnbapi/exrates/';
    world.setNow('2024-05-10T18:00:00Z');
    await world.db.owner.query(`update cnb_exchange_rates set valid_from = '2024-05-09'`);
    answers[`${api}daily?date=2024-05-10&lang=CZ`] = () => jsonAnswer(dailyJson);
    await read({ config: { ...world.portal.config, cnbRatesUrl: api } });
    expect(await exchange()).toContain('HUF 2024-05-10 6.431');
    expect(
      await column(`select amount as value from cnb_exchange_rates where currency_code = 'HUF'`),
    ).toEqual([100]);
  });

  test('take the place of rows put by hand and tell it', async () => {
    await world.db.owner.query(`insert into cnb_exchange_rates
      (currency_code, valid_from, rate, source, reason) values ('EUR', '2026-11-20', 25, 'hand', 'x')`);
    await read();
    const { rows } = await world.db.owner.query(
      `select rate, source, replaced_rate, reason from cnb_exchange_rates
        where currency_code = 'EUR' and valid_from = '2026-11-20'`,
    );
    expect(rows).toEqual([
      { rate: '24.200', source: 'bank', replaced_rate: '25.000', reason: 'x' },
    ]);
  });
});

describe('the history of a rate', () => {
  const byHand = (day: string, rate: number) =>
    world.db.owner.query(
      `insert into cnb_repo_rates (valid_from, rate, source, reason) values ($1, $2, 'hand', 'x')`,
      [day, rate],
    );

  test('becomes that of the file; rows put by hand stay where the bank has none', async () => {
    await world.db.owner.query(
      `update cnb_repo_rates set rate = 1 where valid_from = '2025-05-09'`,
    );
    await world.db.owner.query(
      `insert into cnb_repo_rates (valid_from, rate) values ('2025-08-01', 9)`,
    );
    await byHand('2026-10-01', 3.25);
    await byHand('1995-12-08', 9);
    await read();
    expect(await repo()).toEqual([
      '1995-12-08 11.30 bank',
      '2025-05-09 3.50 bank',
      '2026-06-19 3.75 bank',
      '2026-10-01 3.25 hand',
    ]);
    expect(
      await column(
        `select replaced_rate as value from cnb_repo_rates where valid_from = '1995-12-08'`,
      ),
    ).toEqual(['9.00']);
  });

  test.each([
    ['a page that says sorry', text(sorryPage), /není soubor/],
    ['a malformed row', text(repoText.replace('3,50', 'x')), /chybný řádek 3/],
    [
      'an end before what is held',
      text(repoText.slice(0, repoText.lastIndexOf('\n'))),
      /kratší než uložená/,
    ],
    ['a fault of the server', () => new Response('', { status: 500 }), /stavem 500/],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), /není dostupný/],
    ['more than a file can be', text(repoText + ' '.repeat(1_100_000)), /příliš dlouhá/],
  ])('stays as it is after %s, and the reason is kept', async (_title, answer, sentence) => {
    answers[REPO] = answer;
    const log = vi.fn<Portal['log']>();
    const before = await repo();
    await read({ log });
    expect(await repo()).toEqual(before);
    expect(await state('repo')).toMatchObject({
      last_failure: expect.stringMatching(sentence),
      failures: 1,
      last_success: null,
      lease: null,
    });
    expect(log).toHaveBeenCalledWith('warn', expect.any(String), expect.anything());
    // The other files are read all the same.
    expect(network.asked).toContain(DISCOUNT);
  });

  test('that has lost many of its rows is refused', async () => {
    await world.db.owner.query(`insert into cnb_repo_rates (valid_from, rate)
      select date '2010-01-01' + n, 1 from generate_series(1, 5) n`);
    await read();
    expect(await repo()).toHaveLength(7);
    expect(await state('repo')).toMatchObject({
      last_failure: 'Soubor se sazbami je kratší než uložená historie.',
    });
  });

  test('is tried again after longer and longer waits, until it comes', async () => {
    answers[REPO] = () => new Response('', { status: 503 });
    await read();
    expect(await next('repo')).toBe('2026-11-20T14:05:00.000Z');
    world.setNow('2026-11-20T14:05:00Z');
    await read();
    expect(await next('repo')).toBe('2026-11-20T14:15:00.000Z');
    answers[REPO] = text(repoText);
    world.setNow('2026-11-20T14:15:00Z');
    await read();
    expect(await state('repo')).toMatchObject({ failures: 0, last_failure: '' });
    expect(await next('repo')).toBe('2026-11-23T13:35:00.000Z');
  });
});
