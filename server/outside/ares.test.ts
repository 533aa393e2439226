import { afterEach, describe, expect, test, vi } from 'vitest';
import { businessIdCheckDigit } from '#contract/rules/business-id.ts';
import {
  listedCompanies,
  registerAnswer,
  toldCompany,
  unknownCompany,
} from '#tests/ares-answers.ts';
import { jsonAnswer, outsidePortal, stubNetwork } from '#tests/network.ts';
import { findCompany } from './ares.ts';

afterEach(() => {
  vi.useRealTimers();
});

const [, cez = listedCompanies[0]] = listedCompanies;
const ICO = '45274649';
const good = () => jsonAnswer(registerAnswer(cez as (typeof listedCompanies)[number]));

function register(answer: Parameters<typeof stubNetwork>[0]) {
  const network = stubNetwork(answer);
  return { ...network, ...outsidePortal({ fetch: network.fetch }) };
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'found',
    (error: { code: string }) => error.code,
  );
const codeFor = (answer: Parameters<typeof stubNetwork>[0]) =>
  code(findCompany(register(answer).portal, ICO));

describe('a company that the register knows', () => {
  test.each(listedCompanies)(
    '$ico is given in the fields of the contract alone',
    async (company) => {
      const { portal, asked } = register(() => jsonAnswer(registerAnswer(company)));
      expect(await findCompany(portal, company.ico)).toEqual(toldCompany(company));
      expect(asked).toEqual([`https://ares.test/subjekty/${company.ico}`]);
    },
  );

  test('may lack an address, and null is as good as missing', async () => {
    const bare = { ico: ICO, obchodniJmeno: 'ČEZ, a. s.' };
    const answer = { ...bare, dic: null, sidlo: { psc: null, nazevObce: 'Praha' } };
    const { portal } = register(() => jsonAnswer(answer));
    expect(await findCompany(portal, ICO)).toEqual({ ...bare, sidlo: { nazevObce: 'Praha' } });
  });

  test('tells that the company has ended', async () => {
    const answer = { ico: ICO, obchodniJmeno: 'ČEZ, a. s.', datumZaniku: '2024-12-31' };
    expect(await findCompany(register(() => jsonAnswer(answer)).portal, ICO)).toEqual(answer);
  });

  test('is asked for without redirects, as JSON', async () => {
    const { portal, inits } = register(good);
    await findCompany(portal, ICO);
    expect(inits).toMatchObject([
      { redirect: 'error', headers: { accept: 'application/json' }, signal: expect.anything() },
    ]);
    expect(inits[0]?.method ?? 'GET').toBe('GET');
  });

  test('is waited for five seconds', async () => {
    vi.useFakeTimers();
    const { portal, inits } = register(() => new Promise(() => undefined));
    const outcome = vi.fn();
    const asked = code(findCompany(portal, ICO)).then(outcome);
    await vi.advanceTimersByTimeAsync(4999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(outcome).toHaveBeenCalledExactlyOnceWith('company-unreachable');
    expect(inits[0]?.signal?.aborted).toBe(true);
  });
});

describe('the fault of a look-up', () => {
  // The last one has a right check digit and was cancelled.
  test.each([ICO, '99999994', '36620751'])(
    'is not-found where the register does not know %s',
    async (ico) => {
      const { portal } = register(() => jsonAnswer(unknownCompany, 404));
      expect(await code(findCompany(portal, ico))).toBe('company-not-found');
    },
  );

  test.each<[string, () => Response]>([
    [
      '404 of a wrong address',
      () => jsonAnswer({ status: 404, error: 'Not Found', path: '/x' }, 404),
    ],
    ['404 with a page', () => jsonAnswer('<html></html>', 404, 'text/html')],
    ['400', () => jsonAnswer({ kod: 'CHYBA_VSTUPU', subKod: 'VSTUP_NEVALIDNI_FORMAT_ICO' }, 400)],
    ['403', () => jsonAnswer({ kod: 'NENI_OPRAVNENI' }, 403)],
    ['429', () => jsonAnswer('slow down', 429, 'text/plain')],
    ['500', () => jsonAnswer({ kod: 'OBECNA_CHYBA' }, 500)],
    ['503 with a page', () => jsonAnswer('<html>Údržba</html>', 503, 'text/html')],
    ['204', () => new Response(null, { status: 204 })],
    ['an unreachable server', () => Response.error()],
  ])('is unreachable on %s', async (_title, answer) => {
    expect(await codeFor(answer)).toBe('company-unreachable');
  });

  test('is unreachable when the network refuses or time runs out', async () => {
    const refused = () => Promise.reject(new TypeError('fetch failed'));
    const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    expect(await codeFor(refused)).toBe('company-unreachable');
    expect(await codeFor(late)).toBe('company-unreachable');
  });

  test.each<[string, () => Response]>([
    ['a page', () => jsonAnswer('<html></html>', 200, 'text/html; charset=utf-8')],
    ['JSON that calls itself text', () => jsonAnswer(registerAnswer(cez!), 200, 'text/plain')],
    ['broken JSON', () => jsonAnswer('{"ico":')],
    ['an empty answer', () => jsonAnswer('')],
    ['null', () => jsonAnswer('null')],
    ['a list', () => jsonAnswer([registerAnswer(cez!)])],
    ['a record without a name', () => jsonAnswer({ ico: ICO })],
    ['a record of another company', () => jsonAnswer(registerAnswer({ ...cez!, ico: '27082440' }))],
    ['a name that is no text', () => jsonAnswer({ ico: ICO, obchodniJmeno: ['a'] })],
    [
      'a postal code that is no number',
      () => jsonAnswer({ ...registerAnswer(cez!), sidlo: { psc: '140 00' } }),
    ],
    [
      'an answer over 1 MB',
      () => jsonAnswer({ ...registerAnswer(cez!), x: 'x'.repeat(1_048_576) }),
    ],
  ])('is bad data on %s', async (_title, answer) => {
    expect(await codeFor(answer)).toBe('company-bad-data');
  });

  test('is told to the operator', async () => {
    const { portal, log } = register(() => jsonAnswer({}, 500));
    await code(findCompany(portal, ICO));
    expect(log).toHaveBeenCalledExactlyOnceWith('warn', expect.any(String), {
      err: expect.objectContaining({ kind: 'unreachable' }),
    });
  });
});

describe('the register is spared', () => {
  test.each(['', '123', 'abcdefgh', '12345678', '45274649 ', '../45274649', '4527464９'])(
    'a number that cannot be one (%j) is not asked for',
    async (businessId) => {
      const { portal, asked } = register(good);
      expect(await code(findCompany(portal, businessId))).toBe('company-not-found');
      expect(asked).toEqual([]);
    },
  );

  test('a company is kept for an hour, and a miss for ten minutes', async () => {
    const { portal, asked, wait } = register((url) =>
      url.endsWith(ICO) ? good() : jsonAnswer(unknownCompany, 404),
    );
    const missing = () => code(findCompany(portal, '99999994'));
    expect([await code(findCompany(portal, ICO)), await missing()]).toEqual([
      'found',
      'company-not-found',
    ]);
    wait(599);
    expect([await code(findCompany(portal, ICO)), await missing()]).toEqual([
      'found',
      'company-not-found',
    ]);
    expect(asked).toHaveLength(2);
    wait(1);
    await missing();
    await findCompany(portal, ICO);
    expect(asked).toHaveLength(3);
    wait(3000);
    await findCompany(portal, ICO);
    expect(asked).toHaveLength(4);
  });

  test('a failure is not kept', async () => {
    const answers = [() => jsonAnswer({}, 500), () => jsonAnswer('{'), good];
    const { portal } = register(() => answers.shift()?.() ?? Response.error());
    const codes = [];
    for (let at = 0; at < 3; at += 1) codes.push(await code(findCompany(portal, ICO)));
    expect(codes).toEqual(['company-unreachable', 'company-bad-data', 'found']);
  });

  test('those who ask for the same company at once share one question', async () => {
    const { portal, asked } = register(good);
    const found = await Promise.all(Array.from({ length: 20 }, () => findCompany(portal, ICO)));
    expect(new Set(found).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  test('all users together ask a hundred times a minute at most', async () => {
    const { portal, asked, wait } = register((url) =>
      jsonAnswer({ ico: url.slice(-8), obchodniJmeno: 'Firma' }),
    );
    const codes = [];
    for (const businessId of validNumbers(105))
      codes.push(await code(findCompany(portal, businessId)));
    expect(asked).toHaveLength(100);
    expect(codes.slice(100)).toEqual(Array(5).fill('company-unreachable'));
    wait(60);
    expect(await code(findCompany(portal, validNumbers(101)[100] ?? ''))).toBe('found');
  });

  test('after five failures in a row nobody asks for half a minute, then one tries', async () => {
    const { portal, asked, wait } = register(() => jsonAnswer({}, 500));
    const ask = (businessId: string) => code(findCompany(portal, businessId));
    for (const businessId of validNumbers(8)) {
      expect(await ask(businessId)).toBe('company-unreachable');
    }
    expect(asked).toHaveLength(5);
    wait(30);
    await Promise.all(validNumbers(3).map(ask));
    expect(asked).toHaveLength(6);
  });
});

/** Business IDs with right check digits, one after another. */
function validNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const seven = String(1_000_000 + at);
    return seven + String(businessIdCheckDigit(seven));
  });
}
