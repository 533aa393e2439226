import { afterEach, describe, expect, test, vi } from 'vitest';
import { jsonAnswer, outsidePortal, stubNetwork } from '#tests/network.ts';
import { acceptsMail, mailDomain } from './mail-exchange.ts';

afterEach(() => {
  vi.useRealTimers();
});

const MX = { name: 'example.cz.', type: 15, TTL: 300, data: '10 mx.example.cz.' };
const CNAME = { name: 'example.cz.', type: 5, TTL: 300, data: 'example.net.' };
const NULL_MX = { ...MX, data: '0 .' };
const head = { TC: false, RD: true, RA: true, AD: false, CD: false };
const question = [{ name: 'example.cz.', type: 15 }];

const dns = (Status: number, Answer?: unknown) =>
  jsonAnswer({ Status, ...head, Question: question, Answer }, 200, 'application/dns-json');

function service(answer: Parameters<typeof stubNetwork>[0], dohUrl?: string) {
  const network = stubNetwork(answer);
  return {
    ...network,
    ...outsidePortal({ fetch: network.fetch, ...(dohUrl === undefined ? {} : { dohUrl }) }),
  };
}
const asked = (answer: Parameters<typeof stubNetwork>[0]) =>
  acceptsMail(service(answer).portal, 'jana@example.cz');

describe('the domain of an address takes mail', () => {
  test.each<[string, unknown, boolean]>([
    ['yes, with a record of a mail server', [MX], true],
    ['yes, with the record after an alias', [CNAME, MX], true],
    ['yes, with another server beside the null one', [NULL_MX, MX], true],
    ['no, with an alias alone', [CNAME], false],
    ['no, with the null record', [NULL_MX], false],
    ['no, without records', undefined, false],
    ['no, with an empty list of records', [], false],
  ])('%s', async (_title, records, accepts) => {
    expect(await asked(() => dns(0, records))).toBe(accepts);
  });

  test('no, where the name does not exist', async () => {
    const soa = {
      name: 'cz.',
      type: 6,
      TTL: 900,
      data: 'a.ns.nic.cz. hostmaster.nic.cz. 1 2 3 4 5',
    };
    const answer = { Status: 3, ...head, Question: question, Authority: [soa] };
    expect(await asked(() => jsonAnswer(answer, 200, 'application/dns-json'))).toBe(false);
  });

  test('as another service writes it, with a comment and ordinary JSON', async () => {
    const answer = { Status: 0, Question: question, Answer: [MX], Comment: 'From 192.0.2.53.' };
    expect(await asked(() => jsonAnswer(answer))).toBe(true);
  });

  test.each<[string, () => Response]>([
    ['the name server failed', () => dns(2)],
    ['the name server refused', () => dns(5)],
    ['the question was refused', () => jsonAnswer({ error: 'Invalid query' }, 400)],
    ['the service failed', () => jsonAnswer({ Status: 0, Answer: [MX] }, 500)],
    ['a page came back', () => jsonAnswer('<html></html>', 200, 'text/html')],
    ['the answer has no status', () => jsonAnswer({ Answer: [MX] })],
    ['the records have another shape', () => dns(0, [{ type: '15' }])],
    ['the answer is over 64 KB', () => dns(0, [{ ...MX, data: 'x'.repeat(65_536) }])],
    ['the service is unreachable', () => Response.error()],
  ])('is unknown where %s', async (_title, answer) => {
    expect(await asked(answer)).toBeNull();
  });

  test('is unknown where the network refuses', async () => {
    expect(await asked(() => Promise.reject(new TypeError('fetch failed')))).toBeNull();
  });
});

describe('the question', () => {
  test('is a name and a type at the configured address', async () => {
    const dohUrl = 'https://dns.test/resolve?ct=json';
    const { portal, inits, asked: urls } = service(() => dns(0, [MX]), dohUrl);
    await acceptsMail(portal, 'jana@Příklad.CZ');
    expect(urls).toEqual(['https://dns.test/resolve?ct=json&name=xn--pklad-zsa96e.cz&type=MX']);
    expect(inits).toMatchObject([
      { redirect: 'error', headers: { accept: 'application/dns-json' }, signal: expect.anything() },
    ]);
  });

  test('is given up after five seconds', async () => {
    vi.useFakeTimers();
    const { portal } = service(() => new Promise(() => undefined));
    const outcome = vi.fn();
    const waiting = acceptsMail(portal, 'jana@example.cz').then(outcome);
    await vi.advanceTimersByTimeAsync(4999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(outcome).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('is asked once in ten minutes, and again at once where the answer is unknown', async () => {
    const answers = [() => dns(2), () => dns(3), () => dns(0, [MX])];
    const { portal, asked: urls, wait } = service(() => answers.shift()?.() ?? Response.error());
    const ask = () => acceptsMail(portal, 'jana@example.cz');
    expect([await ask(), await ask(), await ask()]).toEqual([null, false, false]);
    expect(urls).toHaveLength(2);
    wait(600);
    expect(await ask()).toBe(true);
  });

  test('is shared by those who ask at once, whatever the name before the domain', async () => {
    const { portal, asked: urls } = service(() => dns(0, [MX]));
    const names = ['jana', 'petr', 'eva'];
    await Promise.all(names.map((name) => acceptsMail(portal, `${name}@EXAMPLE.cz`)));
    expect(urls).toHaveLength(1);
  });

  test('is not asked for a while where the service keeps failing', async () => {
    const { portal, asked: urls, wait } = service(() => jsonAnswer({}, 500));
    for (let at = 0; at < 9; at += 1) await acceptsMail(portal, `jana@example${at}.cz`);
    expect(urls).toHaveLength(5);
    wait(30);
    await acceptsMail(portal, 'jana@example.cz');
    expect(urls).toHaveLength(6);
  });

  test('about names that the service refuses does not keep others from asking', async () => {
    const { portal, asked: urls } = service((url) =>
      url.includes('=refused') ? jsonAnswer({ error: 'Invalid query' }, 400) : dns(0, [MX]),
    );
    for (let at = 0; at < 9; at += 1) {
      expect(await acceptsMail(portal, `jana@refused${at}.cz`)).toBeNull();
    }
    expect(await acceptsMail(portal, 'jana@example.cz')).toBe(true);
    expect(urls).toHaveLength(10);
  });
});

describe('the domain of an address', () => {
  test.each([
    ['jana@example.cz', 'example.cz'],
    ['jana@EXAMPLE.CZ', 'example.cz'],
    ['jana@posta.sprava-domu.cz', 'posta.sprava-domu.cz'],
    ['jana@háčky.cz', 'xn--hky-ela4t.cz'],
    ['jana@ｅｘａｍｐｌｅ.cz', 'example.cz'],
  ])('of %s is %s', (email, domain) => {
    expect(mailDomain(email)).toBe(domain);
  });

  test.each([
    'jana',
    'jana@localhost',
    'jana@127.0.0.1',
    'jana@0x7f.1',
    'jana@2130706433',
    'jana@[::1]',
    'jana@example.cz:8080',
    'jana@example.cz/x',
    'jana@example.cz?type=A',
    'jana@example.cz#x',
    'jana@exa mple.cz',
    'jana@example..cz',
    'jana@-example.cz',
    'jana@example.cz\r\nHost: evil',
    'jana@xn--.cz',
    `jana@${'a'.repeat(64)}.cz`,
    'jana@_dmarc.example.cz',
    '@example.cz',
  ])('does not exist in %j', (email) => {
    expect(mailDomain(email)).toBeNull();
  });
});
