import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { businessIdCheckDigit } from '#contract/rules/business-id.ts';
import { lookUpCompany, lookUpMailExchange, lookUpOwnCompany } from '#contract/lookups.ts';
import { findCompany } from '#server/outside/ares.ts';
import { acceptsMail } from '#server/outside/mail-exchange.ts';
import {
  listedCompanies,
  registerAnswer,
  toldCompany,
  unknownCompany,
} from '#tests/ares-answers.ts';
import { hostileOr } from '#tests/hostile.ts';
import { jsonAnswer, stubNetwork } from '#tests/network.ts';
import { createWorld, type World } from '#tests/world.ts';

const cez = listedCompanies[1] as (typeof listedCompanies)[number];
const ARES = 'https://ares.test/subjekty/';
const DNS = 'https://dns.test/dns-query';

function answerOf(url: string): Response {
  if (url.startsWith(DNS)) {
    const data = url.includes('name=example.cz') ? [{ type: 15, data: '10 mx.example.cz.' }] : [];
    return jsonAnswer({ Status: 0, Answer: data }, 200, 'application/dns-json');
  }
  const company = listedCompanies.find(({ ico }) => url.endsWith(ico));
  if (company !== undefined) return jsonAnswer(registerAnswer(company));
  return url.endsWith('27082440')
    ? jsonAnswer('<html></html>', 200, 'text/html')
    : jsonAnswer(unknownCompany, 404);
}
const network = stubNetwork((url) => answerOf(url));

let world: World;
let token: string;
beforeAll(async () => {
  const config = { aresUrl: ARES, dohUrl: DNS };
  world = await createWorld({ config, fetch: network.fetch });
  ({ token } = await world.makeUser());
});
afterAll(() => world.close());

let calls = 0;
beforeEach(() => {
  network.asked.length = 0;
});

/** Another address for each call, so that the limit for one address does not hide what is tested. */
function address(): string {
  calls += 1;
  return `10.${Math.floor(calls / 65_536) % 256}.${Math.floor(calls / 256) % 256}.${calls % 256}`;
}

/** The limits of all users together let a call through. */
function later() {
  world.setNow(new Date(Date.UTC(2025, 0, 20) + calls * 2000).toISOString());
}

/** A number with a right check digit that nobody has. */
const validId = (seven: number) => `${seven}${businessIdCheckDigit(String(seven))}`;

const company = (business_id: string, as: string | undefined = token) =>
  world.call(lookUpCompany, { token: as, params: { business_id }, from: address() });
const mail = (email: unknown) =>
  world.call(lookUpMailExchange, { body: { email }, from: address() });

describe('the company register', () => {
  test('answers a signed-in user with the fields of the contract', async () => {
    const { status, result } = await company('45274649');
    expect([status, result]).toEqual([200, toldCompany(cez)]);
  });

  test.each([
    ['99999994', 'company-not-found'],
    ['27082440', 'company-bad-data'],
  ] as const)('tells of %s that it is %s', async (businessId, code) => {
    const { status, error } = await company(businessId);
    expect([status, error.errorCode]).toEqual([errors[code].status, errors[code].errorCode]);
    expect(error.errorMsg).toContain('ARES');
  });

  test('is not asked for a number with a wrong check digit, nor for strangers', async () => {
    expect((await company('45274640')).status).toBe(404);
    expect((await company('45274649', '')).status).toBe(401);
    expect(network.asked).toEqual([]);
  });
});

describe('the company register before signing in', () => {
  const own = (business_id: string, from = address()) =>
    world.call(lookUpOwnCompany, { params: { business_id }, from });

  test('tells the name of a company that registers itself, and nothing else of it', async () => {
    const { status, result } = await own('452 74 649');
    expect([status, result]).toEqual([
      200,
      {
        ico: '45274649',
        obchodniJmeno: 'ČEZ, a. s.',
        seznamRegistraci: { stavZdrojeIr: 'NEEXISTUJICI' },
      },
    ]);
  });

  test('is asked five times a minute from one address, and seldom by all strangers together', async () => {
    const from = address();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await own('45274649', from)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const asked = network.asked.length;
    const numbers = Array.from({ length: 30 }, (_, at) => validId(3_000_000 + at));
    const answers = await Promise.all(numbers.map((number) => own(number)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(network.asked.length - asked).toBeLessThanOrEqual(20);
    // Those who have signed in have a share of their own.
    expect((await company('26435675')).status).toBe(200);
  });
});

describe('the mail domain', () => {
  test('is told to anybody', async () => {
    expect((await mail(' Jana@Example.cz ')).result).toEqual({ has_mail_exchange: true });
    expect((await mail('jana@example.org')).result).toEqual({ has_mail_exchange: false });
  });

  test('of what is no address is refused without asking', async () => {
    const { status, error } = await mail('jana@localhost');
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field: 'email', message: 'zadejte platnou emailovou adresu' }]);
    expect(network.asked).toEqual([]);
  });
});

const RUNS = 1000;
const SLOW_MACHINE_MS = 180_000;
/** Every address that was asked begins as configured and carries nothing but the checked part. */
function strangers(): string[] {
  return network.asked.filter(
    (url) =>
      !/^https:\/\/ares\.test\/subjekty\/\d{8}$/.test(url) &&
      !/^https:\/\/dns\.test\/dns-query\?name=[a-z0-9.-]+&type=MX$/.test(url),
  );
}

describe(`whatever is looked up (${RUNS} hostile inputs each)`, () => {
  test(
    'a business ID reaches no address but the register',
    async () => {
      const numbers = fc.asyncProperty(
        hostileOr('45274649', '26435675', '99999994', validId(4_000_000)),
        async (id) => {
          later();
          const { status } = await company(id === '' || /^\.\.?$/.test(id) ? '%' : id);
          expect([200, 404]).toContain(status);
          await findCompany(world.portal, id).catch(() => undefined);
          expect(strangers()).toEqual([]);
        },
      );
      await fc.assert(numbers, { numRuns: RUNS });
      expect(network.asked.length).toBeGreaterThan(0);
    },
    SLOW_MACHINE_MS,
  );

  test(
    'an e-mail reaches no address but the name service',
    async () => {
      const domains = hostileOr('example.cz', 'háčky.cz', 'a-b.example.org');
      const emails = fc.oneof(
        domains,
        domains.map((domain) => `jana@${domain}`),
      );
      const property = fc.asyncProperty(emails, async (email) => {
        later();
        const { status } = await mail(email);
        expect([200, 400]).toContain(status);
        await acceptsMail(world.portal, email);
        expect(strangers()).toEqual([]);
      });
      await fc.assert(property, { numRuns: RUNS });
      expect(network.asked.length).toBeGreaterThan(0);
    },
    SLOW_MACHINE_MS,
  );
});
