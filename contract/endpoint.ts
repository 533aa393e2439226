import './czech-faults.ts';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { ModuleName } from './module-names.ts';

/**
 * Who may call: anybody, a signed-in user, such a one or who holds an import token, a client admin (or
 * system admin), a system admin.
 */
export type Access = 'public' | 'user' | 'import' | 'client-admin' | 'system-admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const nothing = z.object({});

/** One call of the API: everything both sides have promised about it. */
export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
  Result extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Path with parameters in braces, as the specification writes them. */
  readonly path: string;
  readonly access: Access;
  /** Closed unless one of these modules is open to the caller; empty for what no module closes. */
  readonly modules: readonly ModuleName[];
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  /** How long the browser waits, in milliseconds (specification, section 9). */
  readonly timeoutMs: number;
  /** Creates a record: may be repeated safely with the header Idempotency-Key. */
  readonly creates: boolean;
  /** Calls allowed to one address within a minute; stricter than the general limit. */
  readonly perMinute: number | undefined;
  /** Largest body in bytes; undefined is the server's general limit. */
  readonly maxBodyBytes: number | undefined;
  /** Answers also while maintenance is on. */
  readonly inMaintenance: boolean;
  /** Answers by a stream of events, each of which is a result, until one of the sides ends it. */
  readonly streams: boolean;
  /** Only reads, whatever its method: what looks and may not write may call it. A GET always does. */
  readonly reads: boolean;
  /** Is only looked at: may be answered from a copy of the database that is a little older, and then says how old. */
  readonly report: boolean;
  /** Other names that fields of the body may come under, each with the field's own. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Leaves aside unknown fields of the body; elsewhere they are refused by name. */
  readonly bearsUnknown: boolean;
  /** Works with any client by its id in the address; for a system admin only. */
  readonly acrossClients: boolean;
  /** Open to members of crews, who are told of their own crew alone; every other call is closed to them (decision 105). */
  readonly forCrews: boolean;
  /** Number behind the generic sentence of a fault (specification, section 8: the message store). */
  readonly faultNumber: number | undefined;
  /** What it may be refused for besides what every such call may (`refusals.ts`). */
  readonly refuses: readonly ErrorCode[];
  /** What a refusal tells as `current`, by its code; a conflict of versions tells the record of the result. */
  readonly tells: Readonly<Partial<Record<ErrorCode, z.ZodObject>>>;
}

type Marks = Partial<
  Pick<
    Endpoint,
    | 'modules'
    | 'creates'
    | 'inMaintenance'
    | 'streams'
    | 'bearsUnknown'
    | 'acrossClients'
    | 'forCrews'
    | 'report'
  >
>;

type Draft<P, Q, B, R> = Pick<Endpoint, 'method' | 'path' | 'access' | 'summary'> & {
  result: R;
  params?: P;
  query?: Q;
  body?: B;
} & Marks &
  Partial<
    Pick<
      Endpoint,
      | 'timeoutMs'
      | 'perMinute'
      | 'maxBodyBytes'
      | 'reads'
      | 'aliases'
      | 'faultNumber'
      | 'refuses'
      | 'tells'
    >
  >;

/** What an endpoint is only if it says so. */
function marksOf(draft: Marks) {
  return {
    modules: draft.modules ?? [],
    creates: draft.creates ?? false,
    inMaintenance: draft.inMaintenance ?? false,
    streams: draft.streams ?? false,
    bearsUnknown: draft.bearsUnknown ?? false,
    acrossClients: draft.acrossClients ?? false,
    forCrews: draft.forCrews ?? false,
    report: draft.report ?? false,
  };
}

/** Declares an endpoint; what is left out is empty or the default of the specification. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodObject = typeof nothing,
  Q extends z.ZodObject = typeof nothing,
  B extends z.ZodObject = typeof nothing,
>(draft: Draft<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    method: draft.method,
    path: draft.path,
    access: draft.access,
    summary: draft.summary,
    result: draft.result,
    params: draft.params ?? (nothing as unknown as P),
    query: draft.query ?? (nothing as unknown as Q),
    body: draft.body ?? (nothing as unknown as B),
    timeoutMs: draft.timeoutMs ?? 5000,
    ...marksOf(draft),
    perMinute: draft.perMinute,
    maxBodyBytes: draft.maxBodyBytes,
    reads: draft.reads ?? draft.method === 'GET',
    aliases: draft.aliases ?? {},
    faultNumber: draft.faultNumber,
    refuses: draft.refuses ?? [],
    tells: draft.tells ?? {},
  };
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type ResultOf<E extends Endpoint> = z.output<E['result']>;

/**
 * The body with its fields under their own names, and the names under which a field came twice, each
 * time with another value.
 */
export function namedAsOwn(
  { aliases }: Pick<Endpoint, 'aliases'>,
  body: Readonly<Record<string, unknown>>,
): { body: Record<string, unknown>; twice: readonly string[] } {
  const given = Object.keys(aliases).filter((alias) => Object.hasOwn(body, alias));
  const own: Record<string, unknown> = { ...body };
  const twice: string[] = [];
  for (const alias of given) {
    const name = aliases[alias] ?? alias;
    if (Object.hasOwn(own, name) && own[name] !== body[alias]) twice.push(alias);
    own[name] = body[alias];
    delete own[alias];
  }
  return { body: own, twice };
}
