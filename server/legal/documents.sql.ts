import { sql } from 'kysely';
import type { LegalDocument, LegalDraft, LegalKind, LegalVersion } from '#contract/legal.ts';
import type { Db } from '#server/db/db.ts';

interface Asked {
  readonly kind: LegalKind;
  readonly day: string;
}

/** Published versions with their state on the day: of each kind the latest that is valid is in force. */
function published(day: string) {
  return sql`
    select legal_document_id, kind, document_version, title, summary, content, valid_from, published,
           case when valid_from > ${day}::date then 'future'
                when row_number() over (partition by kind, valid_from > ${day}::date
                                        order by valid_from desc, published desc) = 1 then 'current'
                else 'former' end as state
      from legal_documents where published is not null`;
}

const versionColumns = sql`legal_document_id, kind, document_version, title, summary, valid_from, state`;

/** The texts in force, one of each kind. */
export async function selectCurrentTexts(db: Db, day: string): Promise<LegalVersion[]> {
  const { rows } = await sql<LegalVersion>`
    select ${versionColumns} from (${published(day)}) v where state = 'current' order by kind`.execute(
    db,
  );
  return rows;
}

/** Published versions of a text, the latest first. */
export async function selectVersions(db: Db, { kind, day }: Asked): Promise<LegalVersion[]> {
  const { rows } = await sql<LegalVersion>`
    select ${versionColumns} from (${published(day)}) v
     where kind = ${kind} order by valid_from desc, published desc`.execute(db);
  return rows;
}

/** A published version by its name; without a name the one in force. */
export async function selectDocument(
  db: Db,
  { kind, day }: Asked,
  name: string | undefined,
): Promise<LegalDocument | undefined> {
  const which = name === undefined ? sql`state = 'current'` : sql`document_version = ${name}`;
  const { rows } = await sql<LegalDocument>`
    select ${versionColumns}, content from (${published(day)}) v
     where kind = ${kind} and ${which}`.execute(db);
  return rows[0];
}

/** Whether a published version of the kind has the name. */
export async function selectIsNameTaken(db: Db, kind: LegalKind, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('legal_documents')
    .select('legal_document_id')
    .where('kind', '=', kind)
    .where('document_version', '=', name)
    .where('published', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

const draftColumns = [
  sql<LegalKind>`kind`.as('kind'),
  'document_version',
  'title',
  'summary',
  'content',
  'version',
  'updated',
] as const;

export async function selectDraft(db: Db, kind: LegalKind): Promise<LegalDraft | undefined> {
  return db
    .selectFrom('legal_documents')
    .select(draftColumns)
    .where('kind', '=', kind)
    .where('published', 'is', null)
    .executeTakeFirst();
}

/** What of a draft is written. */
export type DraftFields = Pick<LegalDraft, 'document_version' | 'title' | 'summary' | 'content'>;

/** A new draft; undefined when there is one already. */
export async function insertDraft(
  db: Db,
  kind: LegalKind,
  fields: DraftFields,
): Promise<LegalDraft | undefined> {
  return db
    .insertInto('legal_documents')
    .values({ kind, ...fields })
    .onConflict((conflict) => conflict.doNothing())
    .returning(draftColumns)
    .executeTakeFirst();
}

/** Changes the draft if it still has the version; without a version whatever it has. */
export async function updateDraft(
  db: Db,
  kind: LegalKind,
  changes: Partial<DraftFields>,
  version: number | undefined,
): Promise<LegalDraft | undefined> {
  return db
    .updateTable('legal_documents')
    .set(changes)
    .where('kind', '=', kind)
    .where('published', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(draftColumns)
    .executeTakeFirst();
}

export async function deleteDraft(db: Db, kind: LegalKind): Promise<boolean> {
  const result = await db
    .deleteFrom('legal_documents')
    .where('kind', '=', kind)
    .where('published', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Publishes the draft if it still has the version; returns the name of what was published. */
export async function updatePublished(
  db: Db,
  kind: LegalKind,
  change: { valid_from: string; published_by: string; version: number | undefined },
): Promise<{ document_version: string } | undefined> {
  const { valid_from, published_by, version } = change;
  return db
    .updateTable('legal_documents')
    .set({ valid_from, published_by, published: sql<string>`clock_timestamp()` })
    .where('kind', '=', kind)
    .where('published', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('document_version')
    .executeTakeFirst();
}
