import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { dailyJson, dailyText, repoText } from '#tests/bank-files.ts';
import { jsonAnswer } from '#tests/network.ts';
import { askDay, askPolicyHistory } from './cnb.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) await stop();
});

async function bankOf(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = readConfig({ CNB_RATES_URL: `${url}/kurzy`, CNB_REPO_URL: `${url}/repo.txt` });
  return { fetch, config };
}

const plain = { 'content-type': 'text/plain;charset=UTF-8' };

test('the table of a day is asked for as the bank writes days, over a real connection', async () => {
  const seen: unknown[] = [];
  const bank = await bankOf((request, response) => {
    seen.push(request.url);
    response.writeHead(200, plain).end(dailyText);
  });
  const rates = await askDay(bank, '2022-09-24');
  expect(rates.map(({ currency_code }) => currency_code)).toContain('XDR');
  expect(seen).toEqual(['/kurzy/denni_kurz.txt?date=24.09.2022']);
});

test('a setting that leads to the interface is asked as the interface is', async () => {
  const seen: unknown[] = [];
  const config = readConfig({});
  const { cnbRatesUrl } = readConfig({ CNB_RATES_URL: 'https://bank.test/cnbapi/exrates' });
  const fetch: typeof globalThis.fetch = (url) => {
    seen.push(url);
    return Promise.resolve(jsonAnswer(dailyJson));
  };
  const rates = await askDay({ fetch, config: { ...config, cnbRatesUrl } }, '2024-05-12');
  expect(rates[0]).toMatchObject({ currency_code: 'EUR', valid_from: '2024-05-10' });
  expect(seen).toEqual(['https://bank.test/cnbapi/exrates/daily?date=2024-05-12&lang=CZ']);
});

test('a table of a later day than was asked for is refused', async () => {
  const bank = await bankOf((_request, response) => {
    response.writeHead(200, plain).end(dailyText);
  });
  await expect(askDay(bank, '2022-09-20')).rejects.toMatchObject({
    sentence: 'Tabulka kurzů je z pozdějšího dne.',
  });
});

test('a table that ends before the dollar is refused', async () => {
  const bank = await bankOf((_request, response) => {
    response.writeHead(200, plain).end(dailyText.slice(0, dailyText.indexOf('USA')));
  });
  await expect(askDay(bank, '2022-09-21')).rejects.toMatchObject({
    sentence: 'Tabulka kurzů není celá, chybí euro nebo dolar.',
  });
});

test.each([{ 'content-length': '500' }, {}])(
  'a history that is cut off is not taken for a whole one (announced %j)',
  async (announced) => {
    const bank = await bankOf((_request, response) => {
      response.writeHead(200, { ...plain, ...announced });
      response.write(repoText.slice(0, -14), () => response.destroy());
    });
    await expect(askPolicyHistory(bank, 'repo')).rejects.toMatchObject({
      sentence: 'Server ČNB neodpověděl včas nebo není dostupný.',
    });
  },
);

test('a redirect is not followed', async () => {
  const bank = await bankOf((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  });
  await expect(askPolicyHistory(bank, 'repo')).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a server that is slow is waited for five seconds', async () => {
  vi.useFakeTimers();
  const config = readConfig({});
  const asked = askPolicyHistory({ config, fetch: () => new Promise(() => undefined) }, 'discount');
  const ended = vi.fn();
  void asked.catch(ended);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(asked).rejects.toMatchObject({ kind: 'unreachable' });
});
