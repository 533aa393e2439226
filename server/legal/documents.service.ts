import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  deleteLegalDraft,
  LegalDraft,
  LegalVersion,
  listCurrentTexts,
  publishLegalDraft,
  readLegalDocument,
  readLegalDraft,
  saveLegalDraft,
} from '#contract/legal.ts';
import { savedOr } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, PublicCall } from '#server/http/route.ts';
import {
  deleteDraft,
  insertDraft,
  selectCurrentTexts,
  selectDocument,
  selectDraft,
  selectIsNameTaken,
  selectVersions,
  updateDraft,
  updatePublished,
} from './documents.sql.ts';
import { selectOperator } from './operator.sql.ts';
import { named } from './operator.ts';

/** The texts in force, without their words. */
export async function readCurrentTexts({ db, portal }: PublicCall<typeof listCurrentTexts>) {
  return { values: await selectCurrentTexts(db, pragueDay(portal.now())) };
}

/** A published version with the operator named in it, and the list of all. Errors: `not-found`. */
export async function readDocument({
  db,
  params,
  query,
  portal,
}: PublicCall<typeof readLegalDocument>) {
  const asked = { kind: params.kind, day: pragueDay(portal.now()) };
  const [found, versions, operator] = await Promise.all([
    selectDocument(db, asked, query.document_version),
    selectVersions(db, asked),
    selectOperator(db),
  ]);
  ensure(found !== undefined, 'not-found');
  return { document: { ...found, content: named(found.content, operator) }, versions };
}

export async function readDraft({ db, params }: ActorCall<typeof readLegalDraft>) {
  return { draft: (await selectDraft(db, params.kind)) ?? null };
}

/**
 * Saves the draft; the first save makes it from the text in force. Errors: `version-conflict`,
 * `invalid-input` when a published version has the name already.
 */
export async function saveDraft({
  db,
  params: { kind },
  body,
  portal,
}: ActorCall<typeof saveLegalDraft>): Promise<LegalDraft> {
  const { version, ...changes } = body;
  const name = changes.document_version;
  if (name !== undefined && (await selectIsNameTaken(db, kind, name)))
    throw fieldFault('document_version', 'Verze s tímto označením už je zveřejněná');
  const load = () => selectDraft(db, kind);
  const present = await load();
  if (present !== undefined) {
    if (Object.keys(changes).length === 0) return present;
    return savedOr(await updateDraft(db, kind, changes, version), load);
  }
  const asked = { kind, day: pragueDay(portal.now()) };
  const current = await selectDocument(db, asked, undefined);
  const { title = '', content = '' } = current ?? {};
  const taken = (await selectVersions(db, asked)).map((one) => one.document_version);
  const fresh = { title, content, summary: '', document_version: freeName(asked.day, taken) };
  return savedOr(await insertDraft(db, kind, { ...fresh, ...changes }), load);
}

/** The day, or the day with a number when there has been a version of that name. */
function freeName(day: string, taken: readonly string[]): string {
  const numbered = taken.map((_, at) => `${day}-${at + 2}`);
  return [day, ...numbered].find((name) => !taken.includes(name)) ?? day;
}

/** Errors: `not-found` without a draft. */
export async function removeDraft({ db, params }: ActorCall<typeof deleteLegalDraft>) {
  ensure(await deleteDraft(db, params.kind), 'not-found');
  return { deleted: true as const };
}

/**
 * Publishes the draft; from its day it is in force, and consents to it are asked for. Errors:
 * `not-found` without a draft, `version-conflict`, `invalid-input` for a day that has passed.
 */
export async function publishDraft({
  db,
  actor,
  params: { kind },
  body: { valid_from, version },
  portal,
}: ActorCall<typeof publishLegalDraft>): Promise<LegalVersion> {
  const day = pragueDay(portal.now());
  if (valid_from < day) throw fieldFault('valid_from', 'Zadejte dnešek nebo pozdější den');
  const change = { valid_from, version, published_by: actor.user_identity };
  const published = await updatePublished(db, kind, change);
  if (published === undefined) {
    ensure((await selectDraft(db, kind)) !== undefined, 'not-found');
    // The draft is another record than the version that it would have become.
    throw new AppError('version-conflict');
  }
  const { document_version } = published;
  const versions = await selectVersions(db, { kind, day });
  const made = versions.find((one) => one.document_version === document_version);
  ensure(made !== undefined, 'not-found');
  const after = { [document_version]: valid_from };
  await logSettingChange(db, actor, { subject: `legal_documents.${kind}`, before: {}, after });
  return made;
}
