import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { PaperPdf } from '#contract/money/account-papers.ts';
import type { OpenedObjections, writeObjection } from '#contract/settlement/objections.ts';
import type {
  OpenedStatement,
  openStatementLink,
  printStatementLink,
  readStatementDocument,
} from '#contract/settlement/statement-links.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { secretHash } from '#server/access/secret.ts';
import { secretHolder } from '#server/access/secret-holder.ts';
import { selectFileContent, selectFiles } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { OpenedLink } from '#server/db/link-table.sql.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { keepObjection, openedObjectionsOf, type ReadStatement } from './objecting.ts';
import { statementFile } from './statement-file.ts';
import { statementLinks } from './statement-links.sql.ts';
import { selectKept, selectKeptForUpdate } from './statements.sql.ts';
import { paperOf } from './stored-statements.ts';

/** Whoever has the link sees what all users of the unit may see, and nothing that is for its admins. */
const OUTSIDE = { is_client_admin: false, is_sys_admin: false } as const;

function ensureHolds({ is_revoked, expires }: OpenedLink, today: string): void {
  ensure(!is_revoked, 'statement-link-unknown', {
    errorMsg: 'Správce tento odkaz zrušil. O nový ho, prosím, požádejte.',
  });
  ensure(today <= expires, 'statement-link-unknown', {
    errorMsg: `Platnost odkazu skončila ${czechDate(expires)}. O nový, prosím, požádejte správce.`,
  });
}

/** A call with the secret of a link, whatever it asks for. */
type LinkCall = Pick<OutsideCall<typeof openStatementLink>, 'caller' | 'portal' | 'body'>;

/** What a link opens. */
interface Opened extends ReadStatement {
  readonly expires: string;
  readonly today: string;
}

/** Opens the link and does the work over what it shows. Errors: `statement-link-unknown`, `too-many-requests`, `module-off`. */
async function withOpened<T>(
  { caller, portal, body }: LinkCall,
  work: (db: Db, unit: OwnedUnit, opened: Opened) => Promise<T>,
): Promise<T> {
  const asked = { caller, portal, kind: 'statement', hash: secretHash(body.secret) } as const;
  const holder = await secretHolder(asked, (db, hash) => statementLinks.selectHolder(db, hash));
  ensure(holder !== undefined, 'statement-link-unknown');
  const { client_id, unit_id, link_id } = holder;
  return portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    ensureModule(['settlements'], await selectOpenedToClient(db, client_id, ['settlements']));
    const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
    const [today, now] = [pragueDay(portal.now()), portal.now().toISOString()];
    const link = await statementLinks.updateOpened(db, unit, link_id, { now, today });
    ensure(link !== undefined, 'statement-link-unknown');
    ensureHolds(link, today);
    const [kept] = await selectKept(db, unit, [link.shows]);
    ensure(kept !== undefined, 'statement-link-unknown');
    const { expires } = link;
    return work(db, unit, { kept, paper: paperOf(kept, today), expires, today });
  });
}

/** Ids of the documents from which the statement's costs come. */
const documentsOf = ({ services }: StatementPaper): number[] => [
  ...new Set(
    services.flatMap(({ explanation }) =>
      (explanation?.costs ?? []).flatMap(({ documents }) =>
        documents.map(({ billing_document_id }) => billing_document_id),
      ),
    ),
  ),
];

/** Files of the documents into which the recipient may look (zákon č. 67/2013 Sb., § 8). */
const filesOf = (db: Db, unit: OwnedUnit, paper: StatementPaper) =>
  selectFiles(db, unit, 'billing_documents', documentsOf(paper), OUTSIDE);

/** The statement as it was issued. */
export function openLink(call: OutsideCall<typeof openStatementLink>): Promise<OpenedStatement> {
  return withOpened(call, async (db, unit, { expires, today, ...statement }) => {
    const { paper } = statement;
    const files = (await filesOf(db, unit, paper)).map(
      ({ file_id, record_id, file_name, size_bytes }) => ({
        file_id,
        billing_document_id: record_id,
        file_name,
        size_bytes,
      }),
    );
    const objections = await openedObjectionsOf(db, unit, statement, today);
    return { ...paper, expires, files, objections };
  });
}

/** The same in PDF. Errors: those of `withOpened`, `overloaded`. */
export async function printLink(call: OutsideCall<typeof printStatementLink>): Promise<PaperPdf> {
  const { paper, client_id } = await withOpened(call, async (_db, unit, opened) => ({
    ...opened,
    client_id: unit.client_id,
  }));
  return statementFile(paper, call.portal.now().toISOString(), client_id);
}

/** A file of one of its documents. Errors: those of `withOpened`, `not-found`. */
export function readDocument({ body, ...call }: OutsideCall<typeof readStatementDocument>) {
  return withOpened({ ...call, body }, async (db, unit, { paper }) => {
    const files = await filesOf(db, unit, paper);
    ensure(
      files.some(({ file_id }) => file_id === body.file_id),
      'not-found',
    );
    const file = await selectFileContent(db, unit, 'billing_documents', body.file_id, OUTSIDE);
    ensure(file !== undefined, 'not-found');
    const { file_name, content_type, content } = file;
    return { file_name, content_type, content_base64: content.toString('base64') };
  });
}

const REPLACED =
  'Toto vyúčtování nahradila oprava. Námitku podejte k té, kterou Vám správce poslal.';

/** Nobody objects behind the term, nor to what a correction has replaced. Errors: `objection-late`. */
function ensureInTime({ is_open, until }: OpenedObjections, { is_superseded }: StatementPaper) {
  const ended = until === null ? '' : ` ${czechDate(until)}`;
  ensure(is_open, 'objection-late', {
    errorMsg: is_superseded
      ? REPLACED
      : `Lhůta pro námitky skončila${ended}. Napište, prosím, přímo správci.`,
  });
}

/**
 * Writes an objection; another try with the same text finds it written. Errors: those of `withOpened`, `not-found`,
 * `objection-late`, `objections-full`.
 */
export function object({ body, ...call }: OutsideCall<typeof writeObjection>) {
  return withOpened({ ...call, body }, async (db, unit, { today, ...statement }) => {
    // Whoever writes at the same time waits here, and then finds what was written.
    await selectKeptForUpdate(db, unit, statement.kept.settlement_statement_id);
    ensureInTime(await openedObjectionsOf(db, unit, statement, today), statement.paper);
    const { service_id, content } = body;
    await keepObjection(db, unit, statement, {
      service_id,
      content,
      origin: 'link',
      received_on: today,
      client_user_id: null,
    });
    return openedObjectionsOf(db, unit, statement, today);
  });
}
