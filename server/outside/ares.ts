import type { ResultOf } from '#contract/endpoint.ts';
import type { ServiceState } from '#contract/legal.ts';
import { companyRegisterData, type lookUpCompany } from '#contract/lookups.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';
import { AppError, ensure } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { perPortal } from '#server/per-portal.ts';
import { BoundedCache } from './bounded-cache.ts';
import { fetchJson, OutsideError } from './fetch-json.ts';
import { Guard } from './guard.ts';

export type Company = ResultOf<typeof lookUpCompany>;
/** How a power outside is, as far as this process has met it. */
export type OutsideState = Omit<ServiceState, 'service'>;

const LIMITS = { timeoutMs: 5000, maxBytes: 1_048_576, accept: 'application/json' };
// The register blocks who asks more than 500 times a minute; this is the share of one process, so five
// processes behind one address stay below.
const GUARD = { callsPerMinute: 100, failures: 5, restMs: 30_000 };
// What of it those may use who have not signed in: they must not take it from the others.
const STRANGERS = { ...GUARD, callsPerMinute: 20 };
const HIT_MS = 3_600_000;
const MISS_MS = 600_000;
const MOST_REMEMBERED = 5000;

/** The public company register ARES, as this process knows it. */
class CompanyRegister {
  readonly #portal: Portal;
  readonly #guard = new Guard(GUARD);
  readonly #strangers = new Guard(STRANGERS);
  readonly #remembered = new BoundedCache<Company | 'missing'>(MOST_REMEMBERED);
  readonly #asked = new Map<string, Promise<Company | 'missing'>>();
  /** How the last question ended, and when one was last answered; nobody asks only to know. */
  state: OutsideState = { state: 'unknown', last_success: '' };

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  async find(businessId: string, isStranger: boolean): Promise<Company> {
    // Nothing but eight checked digits may become a part of the address.
    ensure(businessIdRule(businessId) === null, 'company-not-found');
    const known = this.#remembered.get(businessId, this.#time());
    if (known === undefined && isStranger)
      ensure(this.#strangers.admit(this.#time()), 'too-many-requests');
    const found = known ?? (await this.#askOnce(businessId));
    ensure(found !== 'missing', 'company-not-found');
    return found;
  }

  #time(): number {
    return this.#portal.now().getTime();
  }

  /** Callers who want the same company at once share one question. */
  #askOnce(businessId: string): Promise<Company | 'missing'> {
    const running = this.#asked.get(businessId);
    if (running !== undefined) return running;
    const asked = this.#ask(businessId).finally(() => this.#asked.delete(businessId));
    this.#asked.set(businessId, asked);
    return asked;
  }

  async #ask(businessId: string): Promise<Company | 'missing'> {
    ensure(this.#guard.admit(this.#time()), 'company-unreachable');
    try {
      const company = await this.#read(businessId);
      this.#guard.succeeded();
      this.state = { state: 'ok', last_success: this.#portal.now().toISOString() };
      const lives = company === 'missing' ? MISS_MS : HIT_MS;
      this.#remembered.set(businessId, company, this.#time() + lives);
      return company;
    } catch (cause) {
      const kind = cause instanceof OutsideError ? cause.kind : 'unreachable';
      this.state = { ...this.state, state: 'trouble' };
      if (kind === 'unreachable') this.#guard.failed(this.#time());
      else this.#guard.succeeded();
      this.#portal.log('warn', 'The company register did not help.', { err: cause });
      throw new AppError(kind === 'bad-data' ? 'company-bad-data' : 'company-unreachable', {
        cause,
      });
    }
  }

  async #read(businessId: string): Promise<Company | 'missing'> {
    const url = this.#portal.config.aresUrl + businessId;
    const { status, body } = await fetchJson(this.#portal, url, LIMITS);
    if (status === 404 && kodOf(body) === 'NENALEZENO') return 'missing';
    if (status !== 200) throw new OutsideError('unreachable', `The register answered ${status}.`);
    const company = companyRegisterData.safeParse(body);
    if (company.success && company.data.ico === businessId) return company.data;
    throw new OutsideError('bad-data', 'The answer is no record of this company.', company.error);
  }
}

function kodOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'kod' in body ? body.kod : undefined;
}

const registerOf = perPortal((portal) => new CompanyRegister(portal));

/**
 * A company by its business ID. Errors: `company-not-found`, `company-bad-data`,
 * `company-unreachable`.
 */
export function findCompany(portal: Portal, businessId: string): Promise<Company> {
  return registerOf(portal).find(businessId, false);
}

/**
 * The same for somebody who has not signed in; all of them together have a share of their own. Errors:
 * also `too-many-requests`.
 */
export function findCompanyForStranger(portal: Portal, businessId: string): Promise<Company> {
  return registerOf(portal).find(businessId, true);
}

/** How the register was when this process last asked it. */
export function companyRegisterState(portal: Portal): OutsideState {
  return registerOf(portal).state;
}
