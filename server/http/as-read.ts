import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { identityClaims } from '#contract/identity.ts';
import type { Db } from '#server/db/db.ts';
import { tried } from '#server/db/tried.ts';
import { AppError, ensure } from '#server/errors.ts';
import { recordSchema } from './record-schema.ts';

// A record may be saved as it was read (specification, section 7: the record as body). What the save
// does not write is compared with the record: unchanged it passes, changed it is refused by name.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NONE: ReadonlySet<string> = new Set();

function namesToldTo(endpoint: Endpoint): ReadonlySet<string> {
  const { method, creates, body, result } = endpoint;
  if (method === 'GET') return NONE;
  const record = recordSchema(endpoint);
  // The specification saves a module by POST, which answers with a list of one.
  const isList = result instanceof z.ZodArray;
  if (record === undefined || (record !== result && !isList)) return NONE;
  const namesVersion = 'version' in body.shape;
  const saves = method === 'PUT' || isList ? namesVersion : creates && !namesVersion;
  const names = saves ? Object.keys(record.shape) : [];
  return new Set(names.filter((name) => !(name in body.shape)));
}

const toldOf = new WeakMap<Endpoint, ReadonlySet<string>>();

/**
 * Fields of the record that the endpoint saves and its body does not write; none where it saves none.
 * A save of a record names its version, a new one has none yet.
 */
export function toldNames(endpoint: Endpoint): ReadonlySet<string> {
  const names = toldOf.get(endpoint) ?? namesToldTo(endpoint);
  toldOf.set(endpoint, names);
  return names;
}

/** Parts what the body tells of the record and does not write from what it writes. */
export function partedTold(
  names: ReadonlySet<string>,
  body: unknown,
): { told: Fields; written: unknown } {
  if (!isFields(body) || names.size === 0) return { told: {}, written: body };
  const entries = Object.entries(body);
  return {
    told: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    written: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  };
}

/** Whether a value that was told of the field may stand beside that of the record. */
type Passes = (told: unknown, known: unknown, name: string) => boolean;

/** Paths at which what was told stands beside none of the known records. */
function differing(
  path: string,
  told: unknown,
  known: readonly unknown[],
  passes: Passes,
): string[] {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (known.some((one) => passes(told, one, name))) return [];
  if (!isFields(told) || !known.every(isFields)) return [path];
  return Object.entries(told).flatMap(([field, value]) => {
    const inner = known.map((one) => one[field]);
    return differing(`${path}.${field}`, value, inner, passes);
  });
}

const READ_ONLY = 'Toto pole nelze změnit';

/** Errors: `invalid-input` with the read-only fields that were changed, `identity-mismatch`. */
function ensureUnchanged(told: Fields, known: readonly Fields[], passes: Passes): void {
  const changed = Object.entries(told).flatMap(([name, value]) => {
    const stored = known.map((one) => one[name]);
    return differing(name, value, stored, passes);
  });
  ensure(!changed.some((name) => name in identityClaims.shape), 'identity-mismatch');
  const fields = changed.map((field) => ({ field, message: READ_ONLY }));
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/** The record of an answer as it goes over the wire; a list of one is that one. */
function recordOf(answer: unknown): Fields {
  const one: unknown = JSON.parse(JSON.stringify(Array.isArray(answer) ? answer[0] : answer));
  return isFields(one) ? one : {};
}

type Save = (body: Fields) => Promise<unknown>;

/** A version that no record has: a save which saw it meets a conflict, which tells the record. */
const NEVER = { version: 0 };

/** What the save answers, and leaves nothing behind; a conflict answers with the record as it stands. */
async function answerOf(db: Db, save: () => Promise<unknown>): Promise<Fields[]> {
  try {
    return [recordOf(await tried(db, save))];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return isFields(error.details.current) ? [recordOf(error.details.current)] : [];
  }
}

/**
 * The record before its save: a save of nothing that saw another version meets it in a conflict. Where
 * its faults are told before, it is at fault as it stands; where a plain save of nothing does not tell
 * it either, the save that may mend the record speaks for itself.
 */
async function asItStands(db: Db, { body }: Endpoint, save: Save): Promise<Fields[]> {
  const nothing = body.safeParse({});
  if (!nothing.success) return [];
  const met = await answerOf(db, () => save({ ...nothing.data, ...NEVER }));
  return met.length > 0 ? met : answerOf(db, () => save(nothing.data));
}

const isSameMoment = (told: unknown, known: unknown) =>
  told === known || Date.parse(String(told)) === Date.parse(String(known));

/**
 * What is written of a record that was told without its version: when it was updated says which
 * version the person saw. One that is not the stored record's was never stored, so the room refuses it.
 */
function withSeenVersion(told: Fields, written: Fields, [stored]: readonly Fields[]): Fields {
  if (typeof told['updated'] !== 'string' || written['version'] !== undefined) return written;
  if (stored === undefined) return written;
  const { updated, version } = stored;
  return { ...written, ...(isSameMoment(told['updated'], updated) ? { version } : NEVER) };
}

const EMPTY: readonly unknown[] = ['', 0, false, null];

const STAMPS: readonly string[] = ['created', 'updated', 'version'];

/**
 * A new record may be told empty yet, or as it is going to be; ids and stamps may be those of the
 * record that it was copied from, because the address says that it is a new one.
 */
const passesNew: Passes = (told, known, name) =>
  name.endsWith('_id') ||
  STAMPS.includes(name) ||
  isDeepStrictEqual(told, known) ||
  EMPTY.includes(told) ||
  (Array.isArray(told) && told.length === 0);

const passesSaved: Passes = (told, known) => isDeepStrictEqual(told, known);

/**
 * Saves a record whose body also told what it does not write. A derived field may be told as it was
 * before the save or as it is after it; when the record was changed is the version's matter, which
 * the room compares: of a body without one, `updated` tells it. Errors: those of the save,
 * `invalid-input` for a read-only field that says something else, `identity-mismatch`.
 */
export async function savedAsRead(
  db: Db,
  endpoint: Endpoint,
  { told, written }: { readonly told: Fields; readonly written: Fields },
  save: Save,
): Promise<unknown> {
  if (Object.keys(told).length === 0) return save(written);
  const before = endpoint.creates ? [] : await asItStands(db, endpoint, save);
  const answer = await save(endpoint.creates ? written : withSeenVersion(told, written, before));
  const known = [...before, recordOf(answer)];
  const { updated: _updated, ...others } = told;
  if (endpoint.creates) ensureUnchanged(told, known, passesNew);
  else ensureUnchanged(others, known, passesSaved);
  return answer;
}
