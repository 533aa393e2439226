import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '#contract/endpoint.ts';
import type { FileCell, FileHead } from '#contract/file-cells.ts';
import type { FileEndpoint } from '#contract/table-file.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import type { Answered, Asked } from './ask.ts';

/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  readonly host: string;
  readonly userAgent: string;
  /** What proves to the send of the log that somebody is signed in, where it was sent. */
  readonly logTicket: string | undefined;
  /** Name and password of the Basic header, where one was sent. */
  readonly basic: { readonly user_identity: string; readonly password: string } | undefined;
}

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: Caller;
  readonly portal: Portal;
}

/** A call by a signed-in user, inside one transaction of his tenant. */
export interface ActorCall<E extends Endpoint> extends Input<E> {
  readonly db: Db;
  readonly actor: Actor;
}

/** A call by a signed-in user that names a unit of his client. */
export interface UnitCall<E extends Endpoint> extends ActorCall<E> {
  readonly unit: OwnedUnit;
}

/** A call by anybody, inside one transaction without a tenant. */
export interface PublicCall<E extends Endpoint> extends Input<E> {
  readonly db: Db;
}

/** A call by anybody, who may be signed in; inside one transaction, of his tenant if he is. */
export interface OpenCall<E extends Endpoint> extends Input<E> {
  readonly db: Db;
  readonly actor: Actor | undefined;
}

/** A call that waits for something outside: it opens transactions itself, never across the wait. */
export interface OutsideCall<E extends Endpoint> extends Input<E> {
  readonly actor: Actor | undefined;
  /** The key under which a creating call may be repeated; its answer is kept by `answeredOnce`. */
  readonly repeatKey: string | undefined;
  /** Asks this very server for something else in the name of the caller. */
  readonly ask: (asked: Asked) => Promise<Answered>;
}

/** Names the change that a call has just made, for whoever might take it back; undefined for none. */
export type TellChange = (
  call: Pick<ActorCall<Endpoint>, 'db' | 'actor'>,
  endpoint: Endpoint,
) => Promise<string | undefined>;

/** A call whose body was not read yet. */
export interface EarlyCall {
  readonly caller: Caller;
  readonly portal: Portal;
}

/** The answer of an endpoint that streams. */
export interface EventStream<Event> {
  send(this: void, event: Event): void;
  /** Says nothing, so that the line is not taken for a dead one. */
  beat(this: void): void;
  end(this: void): void;
  /** Calls the listener once when either side has ended the stream. */
  onEnd(this: void, listener: () => void): void;
}

/** Admits the caller to a stream, or refuses him; what is returned begins it after the transaction. */
export type AdmitToStream<E extends Endpoint> = (
  call: ActorCall<E>,
) => Promise<(stream: EventStream<ResultOf<E>>) => void>;

/** A table that leaves by pieces: what people call it, its name as a file, its columns and its rows. */
export interface TableFile {
  readonly label: string;
  readonly name: string;
  readonly heads: readonly FileHead[];
  /** Whoever takes a piece asks for the next one by it. */
  readonly pieces: AsyncIterable<readonly (readonly FileCell[])[]>;
}

/** An endpoint joined with the function that answers it. */
export type Route =
  | { kind: 'stream'; endpoint: Endpoint; answer: AdmitToStream<Endpoint> }
  | { kind: 'file'; endpoint: Endpoint; answer: (call: UnitCall<Endpoint>) => Promise<TableFile> }
  | { kind: 'actor'; endpoint: Endpoint; answer: (call: ActorCall<Endpoint>) => Promise<unknown> }
  | { kind: 'unit'; endpoint: Endpoint; answer: (call: UnitCall<Endpoint>) => Promise<unknown> }
  | { kind: 'public'; endpoint: Endpoint; answer: (call: PublicCall<Endpoint>) => Promise<unknown> }
  | { kind: 'open'; endpoint: Endpoint; answer: (call: OpenCall<Endpoint>) => Promise<unknown> }
  | {
      kind: 'outside';
      endpoint: Endpoint;
      answer: (call: OutsideCall<Endpoint>) => Promise<unknown>;
      answerEarly: ((call: EarlyCall) => Promise<unknown>) | undefined;
    };

/** Joins an endpoint for signed-in users with its function. */
export function route<E extends Endpoint>(
  endpoint: E,
  answer: (call: ActorCall<E>) => Promise<ResultOf<E>>,
): Route {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public.`);
  if (endpoint.streams) throw new Error(`${endpoint.path} is a stream.`);
  return { kind: 'actor', endpoint, answer };
}

/** Whether every call of the endpoint names a unit, in its address or in its body. */
export function namesUnit({ params, body }: Endpoint): boolean {
  return 'unit_id' in params.shape || 'unit_id' in body.shape;
}

/** Joins an endpoint whose address or body names a unit with its function, which is handed the unit opened. */
export function unitRoute<E extends Endpoint>(
  endpoint: E,
  answer: (call: UnitCall<E>) => Promise<ResultOf<E>>,
): Route {
  if (!namesUnit(endpoint)) throw new Error(`${endpoint.path} names no unit.`);
  route(endpoint, answer as (call: ActorCall<E>) => Promise<ResultOf<E>>);
  return { kind: 'unit', endpoint, answer };
}

/** Joins an endpoint that streams with the function that admits to it. */
export function streamRoute<E extends Endpoint>(endpoint: E, answer: AdmitToStream<E>): Route {
  if (endpoint.access === 'public' || !endpoint.streams)
    throw new Error(`${endpoint.path} is no stream for signed-in users.`);
  return { kind: 'stream', endpoint, answer };
}

/** Joins an endpoint with the function that says which table of the client leaves as a file. */
export function fileRoute<E extends FileEndpoint>(
  endpoint: E,
  answer: (call: ActorCall<E>) => Promise<TableFile>,
): Route;
export function fileRoute(
  endpoint: FileEndpoint,
  answer: (call: ActorCall<Endpoint>) => Promise<TableFile>,
): Route {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public.`);
  return { kind: 'file', endpoint, answer };
}

/** Joins an endpoint whose address names a unit with the function that says which table of it leaves as a file. */
export function unitFileRoute<E extends FileEndpoint>(
  endpoint: E,
  answer: (call: UnitCall<E>) => Promise<TableFile>,
): Route {
  if (!namesUnit(endpoint)) throw new Error(`${endpoint.path} names no unit.`);
  return fileRoute(endpoint, answer as (call: ActorCall<E>) => Promise<TableFile>);
}

/** Joins a public endpoint with its function. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  answer: (call: PublicCall<E>) => Promise<ResultOf<E>>,
): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public.`);
  return { kind: 'public', endpoint, answer };
}

/** Joins a public read with a function that answers more to those who are signed in. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  answer: (call: OpenCall<E>) => Promise<ResultOf<E>>,
): Route {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET')
    throw new Error(`${endpoint.path} is no public read.`);
  return { kind: 'open', endpoint, answer };
}

/**
 * Joins an endpoint with a function that waits for something outside the house. What `answerEarly`
 * returns is the answer, and the body stays unread; undefined lets the call go on.
 */
export function outsideRoute<E extends Endpoint>(
  endpoint: E,
  answer: (call: OutsideCall<E>) => Promise<ResultOf<E>>,
  answerEarly?: (call: EarlyCall) => Promise<ResultOf<E> | undefined>,
): Route {
  return { kind: 'outside', endpoint, answer, answerEarly };
}
