import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { READY_ADDRESS } from '#contract/operation.ts';
import { signIn } from '#contract/session.ts';
import { readConfig, type Config } from '#server/config.ts';
import { startPortal, type PortalProcess } from '../portal-process.ts';

const PASSWORD = 'zkouska-Vltava-2025';
const IDENTITY = 'spravce@example.cz';
/** A bound for a slow machine: whom a crash cuts off learns it at once. */
const PATIENCE_MS = 60_000;
const RECOVERY_MS = 60_000;
const STEP_MS = 50;
const APPLICATION_HEADER = { 'x-application-auth': readConfig({}).applicationAuth };

/** The portal said no, for a reason that no crash explains. */
export class Refusal extends Error {}

interface Question {
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The portal in a process of its own, and somebody signed in to it since before its crashes. */
export class CrashPortal {
  readonly dataDir: string;
  readonly #settings: Record<string, string>;
  #process: PortalProcess | undefined;
  #token = '';

  constructor(dataDir: string, settings: Record<string, string> = {}) {
    this.dataDir = dataDir;
    this.#settings = settings;
  }

  /** The settings with which the portal finds its database. */
  get config(): Config {
    return readConfig({ DATA_DIR: this.dataDir, ...this.#settings });
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async start(): Promise<void> {
    const settings = { DEMO: '1', DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' };
    this.#process = await startPortal({ ...settings, ...this.#settings }, this.dataDir);
  }

  async stop(signal?: NodeJS.Signals): Promise<void> {
    await this.#process?.stop(signal);
  }

  /** Waits until the portal, which nobody has restarted, answers calls again. */
  async untilAnswers(): Promise<void> {
    const limit = Date.now() + RECOVERY_MS;
    for (;;) {
      const response = await fetch(`${this.#process?.url}${READY_ADDRESS}`);
      await response.body?.cancel();
      if (response.status === 200) break;
      if (Date.now() > limit) throw new Error('The database has not come back.');
      await sleep(STEP_MS);
    }
  }

  async signIn() {
    const user = await this.call(signIn, { body: { user_identity: IDENTITY, password: PASSWORD } });
    this.#token = user.token;
    return user;
  }

  /**
   * The result of a call. Throws Refusal when the portal understood and said no, and any other error
   * when it did not answer or could not.
   */
  async call<E extends Endpoint>(
    { method, path, result }: E,
    { params = {}, body = {}, headers = {} }: Question = {},
  ): Promise<z.output<E['result']>> {
    const response = await fetch(`${this.#process?.url}${fillPath(path, params)}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...APPLICATION_HEADER,
        ...headers,
        ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}.`);
    if (response.status !== 200) throw new Refusal(`${path} answered ${response.status}: ${text}`);
    return result.parse((JSON.parse(text) as { result: unknown }).result) as never;
  }
}
