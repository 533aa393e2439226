import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
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

/** A read by somebody who may have asked before. */
export interface Reading {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly portal: Portal;
}

/** What is answered to an actor whom the endpoint lets in. */
type Answer = (db: Db, actor: Actor) => Promise<unknown>;

const namedBy = ({ endpoint: { modules }, request }: Reading) => ({
  unit: askedUnit(request),
  modules,
});

function keyOf(reading: Reading, hash: Buffer): string {
  const { unit, modules } = namedBy(reading);
  return `${hash.toString('base64')} ${unit ?? ''} ${modules.join(' ')}`;
}

/** Remembers who holds the token, so that his next read may be asked together with its check. */
export function noteActor(reading: Reading, actor: Actor): void {
  const token = bearerToken(reading.request);
  if (token === undefined || actor.import_token_id !== null) return;
  seenBy(reading.portal).note(keyOf(reading, secretHash(token)), actor);
}

/** Whether the endpoint would let in the actor as he was. */
function wouldAdmit({ endpoint, portal }: Reading, actor: Actor): boolean {
  try {
    ensureAccess(actor, endpoint, portal.config.secondStepOfAdmins);
    ensureMayWrite(actor, endpoint);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The caller is not, or not any more, who he was when he asked before. */
class AnotherActor extends Error {}

/**
 * A read in one trip: the check of the token and, for an actor who has asked before, the statements of the
 * answer go in one packet. The check decides. A token that opens nothing fails, and PostgreSQL does
 * nothing of what stands behind it; an actor who is not exactly as he was gets nothing of what was
 * found. Undefined then, and for what cannot be asked so: the read is to be made one step after another.
 */
export async function readAhead(
  reading: Reading,
  answer: Answer,
): Promise<{ readonly result: unknown } | undefined> {
  const { endpoint, request, portal } = reading;
  const [token, seen] = [bearerToken(request), seenBy(portal)];
  if (token === undefined || !portal.database.asksAtOnce || seen.later.has(endpoint))
    return undefined;
  const hash = secretHash(token);
  const key = keyOf(reading, hash);
  const known = seen.actor(key);
  if (known === undefined || !wouldAdmit(reading, known)) return undefined;
  const check = surelyAuthenticated(hash, namedBy(reading));
  try {
    return await portal.database.atOnce(check, async (db, checked) => {
      const [now, found] = await Promise.allSettled([checked, answer(db, known)]);
      if (now.status === 'rejected' && !isTokenRefused(now.reason)) throw now.reason;
      const [row] = now.status === 'fulfilled' ? now.value : [];
      if (row === undefined || !isSame(row, known, endpoint)) throw new AnotherActor();
      noteCaller(request, known);
      if (found.status === 'rejected') throw found.reason;
      return { result: found.value };
    });
  } catch (error) {
    if (error instanceof AskedLater) seen.later.add(endpoint);
    else if (error instanceof AnotherActor) seen.forget(key);
    else throw error;
    return undefined;
  }
}

function isSame(row: AuthenticatedRow, known: Actor, { inMaintenance }: Endpoint): boolean {
  const mayCome = !row.maintenance_mode || inMaintenance || row.is_sys_admin;
  return mayCome && isDeepStrictEqual(actorOf(row, inMaintenance), known);
}
