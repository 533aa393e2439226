import { czechDate } from '#contract/czech/iso-date.ts';
import type { PaperPdf } from '#contract/money/account-papers.ts';
import type { OpenedObjections, writeObjection } from '#contract/settlement/objections.ts';
import type {
  OpenedStatement,
  openStatementLink,
  printStatementLink,
  readStatementDocument,
} from '#contract/settlement/statement-links.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { documentFile, documentFiles, withLink, type LinkCall } from './link-opening.ts';
import { keepObjection, openedObjectionsOf, type ReadStatement } from './objecting.ts';
import { statementFile } from './statement-file.ts';
import { statementLinks } from './statement-links.sql.ts';
import { selectKept, selectKeptForUpdate } from './statements.sql.ts';
import { paperOf } from './stored-statements.ts';

/** What a link opens. */
interface Opened extends ReadStatement {
  readonly expires: string;
  readonly today: string;
}

/** Opens the link and does the work over what it shows. Errors: those of `withLink`. */
function withOpened<T>(
  call: LinkCall,
  work: (db: Db, unit: OwnedUnit, opened: Opened) => Promise<T>,
): Promise<T> {
  const links = { kind: 'statement', table: statementLinks };
  return withLink(call, links, async (db, unit, { shows, expires, today }) => {
    const [kept] = await selectKept(db, unit, [shows]);
    ensure(kept !== undefined, 'statement-link-unknown');
    return work(db, unit, { kept, paper: paperOf(kept, today), expires, today });
  });
}

/** Ids of the documents from which the statement's costs come; the recipient may look into them (zákon č. 67/2013 Sb., § 8). */
const documentsOf = ({ services }: StatementPaper): number[] => [
  ...new Set(
    services.flatMap(({ explanation }) =>
      (explanation?.costs ?? []).flatMap(({ documents }) =>
        documents.map(({ billing_document_id }) => billing_document_id),
      ),
    ),
  ),
];

/** The statement as it was issued. */
export function openLink(call: OutsideCall<typeof openStatementLink>): Promise<OpenedStatement> {
  return withOpened(call, async (db, unit, { expires, today, ...statement }) => {
    const { paper } = statement;
    const files = await documentFiles(db, unit, documentsOf(paper));
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

/** A file of one of its documents. Errors: those of `withLink`, `not-found`. */
export const readDocument = ({ body, ...call }: OutsideCall<typeof readStatementDocument>) =>
  withOpened({ ...call, body }, (db, unit, { paper }) =>
    documentFile(db, unit, documentsOf(paper), body.file_id),
  );

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
