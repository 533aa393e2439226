import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { emailDomain } from '#contract/rules/email.ts';
import type { Portal } from '#server/portal.ts';
import { perPortal } from '#server/per-portal.ts';
import { BoundedCache } from './bounded-cache.ts';
import { fetchJson, OutsideError } from './fetch-json.ts';
import { Guard } from './guard.ts';

const LIMITS = { timeoutMs: 5000, maxBytes: 65_536, accept: 'application/dns-json' };
const GUARD = { callsPerMinute: 300, failures: 5, restMs: 30_000 };
const REMEMBERED_MS = 600_000;
const MOST_REMEMBERED = 5000;

const MX = 15;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

const dnsAnswer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** The domain of an address as name servers know it, or null when it cannot be one. */
export function mailDomain(email: string): string | null {
  const domain = emailDomain(email);
  if (domain === null) return null;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  const isName = ascii.length <= 253 && labels.length > 1 && labels.every((one) => label.test(one));
  return isName && /[a-z]/.test(labels.at(-1) ?? '') ? ascii : null;
}

/** "0 ." says that the domain accepts no mail (RFC 7505). */
function isMailServer({ type, data }: { type: number; data: string }): boolean {
  return type === MX && !/^\s*\d+\s+\.?\s*$/.test(data);
}

/** A DNS service over HTTPS, as this process knows it. */
class NameService {
  readonly #portal: Portal;
  readonly #guard = new Guard(GUARD);
  readonly #remembered = new BoundedCache<boolean>(MOST_REMEMBERED);
  readonly #asked = new Map<string, Promise<boolean | null>>();

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  async acceptsMail(email: string): Promise<boolean | null> {
    const domain = mailDomain(email);
    if (domain === null) return null;
    return this.#remembered.get(domain, this.#time()) ?? this.#askOnce(domain);
  }

  #time(): number {
    return this.#portal.now().getTime();
  }

  /** Callers who ask for the same domain at once share one question. */
  #askOnce(domain: string): Promise<boolean | null> {
    const running = this.#asked.get(domain);
    if (running !== undefined) return running;
    const asked = this.#ask(domain).finally(() => this.#asked.delete(domain));
    this.#asked.set(domain, asked);
    return asked;
  }

  async #ask(domain: string): Promise<boolean | null> {
    if (!this.#guard.admit(this.#time())) return null;
    try {
      const accepts = await this.#read(domain);
      this.#guard.succeeded();
      if (accepts !== null) this.#remembered.set(domain, accepts, this.#time() + REMEMBERED_MS);
      return accepts;
    } catch (error) {
      // A hint is not worth an error: what cannot be found out is told as unknown.
      this.#guard.failed(this.#time());
      this.#portal.log('warn', 'The name service did not help.', { err: error });
      return null;
    }
  }

  async #read(domain: string): Promise<boolean | null> {
    const url = new URL(this.#portal.config.dohUrl);
    url.searchParams.set('name', domain);
    url.searchParams.set('type', 'MX');
    const { status, body } = await fetchJson(this.#portal, url.href, LIMITS);
    // The service is well and refuses only this name.
    if (status === 400) return null;
    if (status !== 200) throw new OutsideError('unreachable', `The service answered ${status}.`);
    const answer = dnsAnswer.parse(body);
    if (answer.Status === NO_SUCH_NAME) return false;
    if (answer.Status !== NO_ERROR) return null;
    return (answer.Answer ?? []).some(isMailServer);
  }
}

const serviceOf = perPortal((portal) => new NameService(portal));

/** Whether the domain of the address takes mail; null when that cannot be found out. */
export function acceptsMail(portal: Portal, email: string): Promise<boolean | null> {
  return serviceOf(portal).acceptsMail(email);
}
