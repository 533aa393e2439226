import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { nameOperator } from '#server/db/demo/fill.sql.ts';
import { createApp } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Replica } from '#server/db/replica.ts';
import type { LogSink } from '#server/http/log.ts';
import type { Portal } from '#server/portal.ts';
import { builders, type Builders } from './builders.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
  /** Token of the caller; undefined calls anonymously. */
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Address the call comes from. */
  from?: string;
}

export interface Reply<R> {
  readonly status: number;
  readonly result: R;
  readonly error: {
    errorCode: number;
    errorMsg: string;
    fields?: { field: string; message: string }[];
    current?: unknown;
  };
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
}

/** An application of a test's own, with its own database, clock and network. */
export interface World extends Builders {
  readonly app: FastifyInstance;
  readonly portal: Portal;
  readonly db: TestDatabase;
  /** Asks one endpoint; the reply is not judged. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput): Promise<Reply<ResultOf<E>>>;
  /** Any request at all. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Holds the clock of the application at this moment. */
  setNow(moment: string): void;
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly config?: Partial<Config>;
  /** The network; without it every look-up outside fails the test. */
  readonly fetch?: typeof fetch;
  /** A database made otherwise than from the template; the world closes it. */
  readonly database?: TestDatabase;
  readonly replica?: Replica;
  /** Gets the lines of the log; the level is silent unless the settings say otherwise. */
  readonly log?: LogSink;
}

const noNetwork: typeof fetch = () => Promise.reject(new TypeError('This test has no network.'));

/** Makes a world; close it in afterAll. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const db = options.database ?? (await createTestDatabase());
  await nameOperator(db.owner);
  let held: Date | undefined;
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', DEMO: '0', SECOND_STEP: '0' }),
    ...options.config,
  };
  const portal: Portal = {
    config,
    database: db.database,
    replica: options.replica,
    now: () => held ?? new Date(),
    fetch: options.fetch ?? noNetwork,
    secretsKey: async () => Buffer.alloc(32, 7),
    publicUrl: () => 'https://portal.example.cz',
    log: () => undefined,
  };
  const app = await createApp(portal, options.log);
  return {
    app,
    portal,
    db,
    ...builders(db),
    call: (endpoint, input = {}) => ask(app, config, endpoint, input),
    request: (request) => app.inject(request),
    setNow: (moment) => {
      held = new Date(moment);
    },
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}

async function ask<E extends Endpoint>(
  app: FastifyInstance,
  config: Config,
  endpoint: E,
  input: CallInput,
): Promise<Reply<ResultOf<E>>> {
  const response = await app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params ?? {}),
    ...(input.query === undefined ? {} : { query: input.query }),
    ...(endpoint.method === 'GET' ? {} : { payload: input.body ?? {} }),
    remoteAddress: input.from ?? '192.0.2.1',
    headers: {
      'x-application-auth': config.applicationAuth,
      ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
      ...input.headers,
    },
  });
  const envelope = response.json<{ result: unknown; error: Reply<never>['error'] }>();
  if (response.statusCode === 200) endpoint.result.parse(envelope.result);
  return {
    status: response.statusCode,
    result: envelope.result as ResultOf<E>,
    error: envelope.error,
    headers: response.headers,
    text: response.body,
  };
}
