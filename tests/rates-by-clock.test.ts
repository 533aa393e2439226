import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repeatedWork } from '#server/app.ts';
import { startJobs } from '#server/jobs/start.ts';
import { bankAnswer } from './bank-files.ts';
import { jsonAnswer, stubNetwork } from './network.ts';
import { createWorld, type World } from './world.ts';

const TODAY = '2026-11-20';
const network = stubNetwork((url) =>
  jsonAnswer(bankAnswer(new URL(url), TODAY), 200, 'text/plain;charset=UTF-8'),
);
let world: World;
beforeAll(async () => {
  const bank = 'https://bank.test/';
  const config = {
    cnbRatesUrl: bank,
    cnbRepoUrl: `${bank}repo.txt`,
    cnbDiscountUrl: `${bank}discount.txt`,
  };
  world = await createWorld({ config, fetch: network.fetch });
  world.setNow(`${TODAY}T14:00:00Z`);
  await world.db.owner.query(`update cnb_sources set next_attempt = '2026-11-20T13:35:00Z'`);
});
afterAll(() => world.close());

const newest = async () =>
  (
    await world.db.owner.query<{ source: string; failure: string; success: Date | null }>(
      `select source, last_failure as failure, last_success as success from cnb_sources order by 1`,
    )
  ).rows;

test(
  'the rates of the bank are read by the clock, though nobody asks',
  { timeout: 90_000 },
  async () => {
    // Each second instead of each minute, so that nobody waits for it here.
    const often = repeatedWork.map((each) => ({ ...each, pattern: '* * * * * *' }));
    const stop = startJobs(world.portal, new Map(), often);
    const success = new Date(`${TODAY}T14:00:00Z`);
    try {
      await vi.waitFor(
        async () =>
          expect(await newest()).toEqual(
            ['discount', 'exchange', 'repo'].map((source) => ({ source, failure: '', success })),
          ),
        { timeout: 60_000, interval: 100 },
      );
    } finally {
      await stop();
    }
    const { rows } = await world.db.owner.query(
      `select rate from cnb_exchange_rates where currency_code = 'EUR' and valid_from = $1`,
      [TODAY],
    );
    expect(rows).toEqual([{ rate: '24.250' }]);
  },
);
