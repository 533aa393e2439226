import fc from 'fast-check';
import { ConfigError, readConfig, type Config } from '#server/config.ts';
import { findCompany } from '#server/outside/ares.ts';
import { askDay, askPolicyHistory, askYear } from '#server/outside/cnb.ts';
import { acceptsMail } from '#server/outside/mail-exchange.ts';
import type { Portal } from '#server/portal.ts';
import { hostile, hostileOr } from './hostile.ts';
import { jsonAnswer, stubNetwork } from './network.ts';

const NAMES = ['ARES_URL', 'DOH_URL', 'CNB_RATES_URL', 'CNB_REPO_URL', 'CNB_DISCOUNT_URL'] as const;
type Settings = Record<(typeof NAMES)[number], string>;

const usual: Settings = {
  ARES_URL: 'https://ares.test/subjekty/',
  DOH_URL: 'https://dns.test/dns-query',
  CNB_RATES_URL: 'https://bank.test/kurzy/',
  CNB_REPO_URL: 'https://bank.test/repo.txt',
  CNB_DISCOUNT_URL: 'https://bank.test/diskont.txt',
};
/** What the usual settings may lead to: nothing but checked parts, a day and a year is added. */
const usualAddresses = [
  /^https:\/\/ares\.test\/subjekty\/\d{8}$/,
  /^https:\/\/dns\.test\/dns-query\?name=[a-z0-9.-]+&type=MX$/,
  /^https:\/\/bank\.test\/kurzy\/denni_kurz\.txt\?date=\d{2}\.\d{2}\.\d{4}$/,
  /^https:\/\/bank\.test\/kurzy\/rok\.txt\?rok=\d{4}$/,
  /^https:\/\/bank\.test\/(?:repo|diskont)\.txt$/,
];

/** What a watch over generated look-ups has seen. */
export interface Watched {
  /** Generated business IDs, e-mails, days and settings. */
  readonly inputs: number;
  /** Addresses that were asked, each time anew. */
  readonly asked: number;
  /** Those of them that no setting leads to. */
  readonly strangers: readonly string[];
}

/**
 * So many rounds of look-ups with generated inputs and as many with generated settings, on a network
 * that writes down who is asked.
 */
export async function watchedLookUps(count: number): Promise<Watched> {
  const inputs = await underUsual(count);
  const settings = await underGenerated(Math.ceil(count / NAMES.length));
  return {
    inputs: inputs.inputs + settings.inputs,
    asked: inputs.asked + settings.asked,
    strangers: [...inputs.strangers, ...settings.strangers],
  };
}

async function underUsual(count: number): Promise<Watched> {
  const { portal, asked, later } = watchedPortal(readConfig({ ...usual }));
  const ids = hostileOr('45274649', '26435675', '99999994');
  const mails = hostileOr('example.cz', 'háčky.cz').map((domain) => `jana@${domain}`);
  const days = fc.date({
    min: new Date('1991-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  const lookUps = fc.sample(fc.tuple(ids, mails, days), count);
  for (const [id, mail, date] of lookUps) {
    later();
    await every(portal, id, mail, date.toISOString().slice(0, 10));
  }
  const isKnown = (url: string) => usualAddresses.some((address) => address.test(url));
  return {
    inputs: count * 3,
    asked: asked.length,
    strangers: asked.filter((url) => !isKnown(url)),
  };
}

async function underGenerated(count: number): Promise<Watched> {
  const begun = fc.constantFrom(
    ...Object.values(usual),
    'https://10.0.0.1',
    'http://bank.test:81/x',
  );
  const setting = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.tuple(begun, hostile).map((both) => both.join('')),
    hostile,
  );
  const settings = fc.record<Settings>({
    ARES_URL: setting,
    DOH_URL: setting,
    CNB_RATES_URL: setting,
    CNB_REPO_URL: setting,
    CNB_DISCOUNT_URL: setting,
  });
  const strangers: string[] = [];
  let total = 0;
  for (const generated of fc.sample(settings, count)) {
    for (const [name, value] of Object.entries(generated)) {
      const config = accepted({ ...usual, [name]: value });
      if (config === undefined) continue;
      const { portal, asked } = watchedPortal(config);
      await every(portal, '45274649', 'jana@example.cz', '2025-01-20');
      total += asked.length;
      const bases = addressesOf(config);
      strangers.push(...asked.filter((url) => !bases.some((base) => leadsTo(base, url))));
    }
  }
  return { inputs: count * NAMES.length, asked: total, strangers };
}

function accepted(variables: Settings): Config | undefined {
  try {
    return readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

function addressesOf(config: Config): URL[] {
  const { aresUrl, dohUrl, cnbRatesUrl, cnbRepoUrl, cnbDiscountUrl } = config;
  return [aresUrl, dohUrl, cnbRatesUrl, cnbRepoUrl, cnbDiscountUrl].map((url) => new URL(url));
}

/** Whether the address is the set one or lies under it, on the same server and as the same user. */
function leadsTo(base: URL, url: string): boolean {
  const { origin, pathname, username, password } = new URL(url);
  const isSameUser = username === base.username && password === base.password;
  return origin === base.origin && isSameUser && pathname.startsWith(base.pathname);
}

/** Asks whoever there is to ask; what comes of it does not matter here. */
async function every(portal: Portal, id: string, mail: string, day: string): Promise<void> {
  const questions = [
    findCompany(portal, id),
    acceptsMail(portal, mail),
    askDay(portal, day),
    askYear(portal, Number(day.slice(0, 4))),
    askPolicyHistory(portal, 'repo'),
    askPolicyHistory(portal, 'discount'),
  ];
  await Promise.allSettled(questions);
}

/** A portal whose network only writes down; its clock goes on so that no limit hides a question. */
function watchedPortal(config: Config) {
  let now = Date.UTC(2025, 0, 20);
  const { fetch, asked } = stubNetwork(() => jsonAnswer({ kod: 'NENALEZENO' }, 404));
  const portal = { config, fetch, now: () => new Date(now), log: () => undefined };
  const later = () => {
    now += 60_000;
  };
  return { portal: portal as unknown as Portal, asked, later };
}
