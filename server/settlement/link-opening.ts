import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { secretHash } from '#server/access/secret.ts';
import { secretHolder, type Presented } from '#server/access/secret-holder.ts';
import { selectFileContent, selectFiles } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { LinkTable, OpenedLink } from '#server/db/link-table.sql.ts';
import { ensure } from '#server/errors.ts';

/** Whoever has a link sees what all users of the unit may see, and nothing that is for its admins. */
const OUTSIDE = { is_client_admin: false, is_sys_admin: false } as const;

/** A call with the secret of a link, whatever it asks for. */
export interface LinkCall extends Pick<Presented, 'caller' | 'portal'> {
  readonly body: { readonly secret: string };
}

/** Which links are opened; wrong secrets of a kind are counted together. */
interface Links {
  readonly kind: Presented['kind'];
  readonly table: LinkTable;
}

/** A link that holds, with what it shows. */
export interface HeldLink {
  readonly link_id: number;
  readonly shows: number;
  readonly expires: string;
  readonly today: string;
}

function ensureHolds({ is_revoked, expires }: OpenedLink, today: string): void {
  ensure(!is_revoked, 'statement-link-unknown', {
    errorMsg: 'Správce tento odkaz zrušil. O nový ho, prosím, požádejte.',
  });
  ensure(today <= expires, 'statement-link-unknown', {
    errorMsg: `Platnost odkazu skončila ${czechDate(expires)}. O nový, prosím, požádejte správce.`,
  });
}

/** Opens a link of settlements and does the work over what it shows. Errors: `statement-link-unknown`, `too-many-requests`, `module-off`. */
export async function withLink<T>(
  { caller, portal, body }: LinkCall,
  { kind, table }: Links,
  work: (db: Db, unit: OwnedUnit, link: HeldLink) => Promise<T>,
): Promise<T> {
  const asked = { caller, portal, kind, hash: secretHash(body.secret) };
  const holder = await secretHolder(asked, (db, hash) => table.selectHolder(db, hash));
  ensure(holder !== undefined, 'statement-link-unknown');
  const { client_id, unit_id, link_id } = holder;
  return portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    ensureModule(['settlements'], await selectOpenedToClient(db, client_id, ['settlements']));
    const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
    const [today, now] = [pragueDay(portal.now()), portal.now().toISOString()];
    const link = await table.updateOpened(db, unit, link_id, { now, today });
    ensure(link !== undefined, 'statement-link-unknown');
    ensureHolds(link, today);
    const { shows, expires } = link;
    return work(db, unit, { link_id, shows, expires, today });
  });
}

/** Files of documents into which whoever has a link may look. */
export const documentFiles = async (db: Db, unit: OwnedUnit, documents: readonly number[]) => {
  const files = await selectFiles(db, unit, 'billing_documents', [...documents], OUTSIDE);
  return files.map(({ file_id, record_id, file_name, size_bytes }) => ({
    file_id,
    billing_document_id: record_id,
    file_name,
    size_bytes,
  }));
};

/** One of them. Errors: `not-found`. */
export async function documentFile(
  db: Db,
  unit: OwnedUnit,
  documents: readonly number[],
  file_id: number,
) {
  const files = await documentFiles(db, unit, documents);
  ensure(
    files.some((one) => one.file_id === file_id),
    'not-found',
  );
  const file = await selectFileContent(db, unit, 'billing_documents', file_id, OUTSIDE);
  ensure(file !== undefined, 'not-found');
  const { file_name, content_type, content } = file;
  return { file_name, content_type, content_base64: content.toString('base64') };
}
