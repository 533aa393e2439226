import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  isTokenRefused,
  surelyAuthenticated,
  type AuthenticatedRow,
} from '#server/access/access.sql.ts';
import { actorOf, ensureAccess, ensureMayWrite, type Actor } from '#server/access/actor.ts';
import { secretHash } from '#server/access/secret.ts';
import { AskedLater } from '#server/db/connection.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { perPortal } from '#server/per-portal.ts';
import type { Portal } from '#server/portal.ts';
import { askedUnit, bearerToken } from './input.ts';
import { noteCaller } from './request-log.ts';

const MOST_KNOWN = 5000;

/** What this process has seen, and may lose. */
class Seen {
  /** Actors by token, and by the unit and modules that their calls named; the oldest goes first. */
  readonly #actors = new Map<string, Actor>();
  /** Reads that do not know all of their statements at once. */
  readonly later = new Set<Endpoint>();

  actor(key: string): Actor | undefined {
    return this.#actors.get(key);
  }

  forget(key: string): void {
    this.#actors.delete(key);
  }

  note(key: string, actor: Actor): void {
    this.#actors.delete(key);
    this.#actors.set(key, actor);
    const [oldest] = this.#actors.size > MOST_KNOWN ? this.#actors.keys() : [];
    if (oldest !== undefined) this.#actors.delete(oldest);
  }
}

const seenBy = perPortal(() => new Seen());

/** A call by somebody who may have asked before. */
export interface Calling {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly portal: Portal;
}

/** What is answered to an actor whom the endpoint lets in. */
type Answer = (db: Db, actor: Actor) => Promise<unknown>;

const namedBy = ({ endpoint: { modules }, request }: Calling) => ({
  unit: askedUnit(request),
  modules,
});

function keyOf(calling: Calling, hash: Buffer): string {
  const { unit, modules } = namedBy(calling);
  return `${hash.toString('base64')} ${unit ?? ''} ${modules.join(' ')}`;
}

/** Remembers who holds the token, so that his next call may be asked together with its check. */
export function noteActor(calling: Calling, actor: Actor): void {
  const token = bearerToken(calling.request);
  if (token === undefined || actor.import_token_id !== null) return;
  seenBy(calling.portal).note(keyOf(calling, secretHash(token)), actor);
}

/** Whether the endpoint would let in the actor as he was. */
function wouldAdmit({ endpoint, portal }: Calling, actor: Actor): boolean {
  try {
    ensureAccess(actor, endpoint, portal.config.secondStepOfAdmins);
    ensureMayWrite(actor, endpoint);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Who has asked before and would be let in, with the check of his token. */
interface Known {
  readonly key: string;
  readonly actor: Actor;
  readonly check: CompiledQuery<AuthenticatedRow>;
}

function knownOf(calling: Calling): Known | undefined {
  const token = bearerToken(calling.request);
  if (token === undefined) return undefined;
  const hash = secretHash(token);
  const key = keyOf(calling, hash);
  const actor = seenBy(calling.portal).actor(key);
  if (actor === undefined || !wouldAdmit(calling, actor)) return undefined;
  return { key, actor, check: surelyAuthenticated(hash, namedBy(calling)) };
}

/** The caller is not, or not any more, who he was when he asked before. */
class AnotherActor extends Error {}

/** Errors: `AnotherActor`, those of the database. */
async function ensureSame(
  { endpoint, request }: Calling,
  { actor }: Known,
  checked: Promise<readonly AuthenticatedRow[]>,
): Promise<void> {
  const [now] = await Promise.allSettled([checked]);
  if (now.status === 'rejected' && !isTokenRefused(now.reason)) throw now.reason;
  const [row] = now.status === 'fulfilled' ? now.value : [];
  if (row === undefined || !isSame(row, actor, endpoint)) throw new AnotherActor();
  noteCaller(request, actor);
}

/**
 * A read in one trip: the check of the token and, for an actor who has asked before, the statements of the
 * answer go in one packet. The check decides. A token that opens nothing fails, and PostgreSQL does
 * nothing of what stands behind it; an actor who is not exactly as he was gets nothing of what was
 * found. Undefined then, and for what cannot be asked so: the read is to be made one step after another.
 */
export async function readAhead(
  reading: Calling,
  answer: Answer,
): Promise<{ readonly result: unknown } | undefined> {
  const { endpoint, portal } = reading;
  const seen = seenBy(portal);
  if (!portal.database.asksAtOnce || seen.later.has(endpoint)) return undefined;
  const known = knownOf(reading);
  if (known === undefined) return undefined;
  try {
    return await portal.database.atOnce(known.check, async (db, checked) => {
      const [now, found] = await Promise.allSettled([
        ensureSame(reading, known, checked),
        answer(db, known.actor),
      ]);
      if (now.status === 'rejected') throw now.reason;
      if (found.status === 'rejected') throw found.reason;
      return { result: found.value };
    });
  } catch (error) {
    if (error instanceof AskedLater) seen.later.add(endpoint);
    else if (error instanceof AnotherActor) seen.forget(known.key);
    else throw error;
    return undefined;
  }
}

/** A call that may write: who is let in, what is answered him, and what of its change is told to him. */
export interface Writing {
  readonly calling: Calling;
  readonly admit: (db: Db) => Promise<Actor>;
  readonly answer: Answer;
  readonly tell: (db: Db, actor: Actor) => Promise<void>;
}

interface Written {
  readonly actor: Actor;
  readonly result: unknown;
}

/**
 * A call that may write, in one transaction whose end is waited for. Of an actor who has asked before, the
 * beginning, the check of his token and the first statements of the answer go in one packet: for a token that
 * opens nothing none of them is done, and what was done for an actor who is not exactly as he was is taken back
 * before anybody is told of it; then the call is made one step after another. What is told of the change goes
 * with the commit.
 */
export async function writeOnce({ calling, admit, answer, tell }: Writing): Promise<unknown> {
  const { database } = calling.portal;
  const ending = (db: Db, { actor }: Written) => tell(db, actor);
  const known = knownOf(calling);
  if (known !== undefined) {
    const judge = (checked: Promise<readonly AuthenticatedRow[]>) =>
      ensureSame(calling, known, checked);
    const work = async (db: Db) => ({ actor: known.actor, result: await answer(db, known.actor) });
    try {
      const opening = { query: known.check, judge };
      return (await database.transaction(work, { opening, ending })).result;
    } catch (error) {
      if (!(error instanceof AnotherActor)) throw error;
      seenBy(calling.portal).forget(known.key);
    }
  }
  const work = async (db: Db) => {
    const actor = await admit(db);
    noteActor(calling, actor);
    return { actor, result: await answer(db, actor) };
  };
  return (await database.transaction(work, { ending })).result;
}

function isSame(row: AuthenticatedRow, known: Actor, { inMaintenance }: Endpoint): boolean {
  const mayCome = !row.maintenance_mode || inMaintenance || row.is_sys_admin;
  return mayCome && isDeepStrictEqual(actorOf(row, inMaintenance), known);
}
