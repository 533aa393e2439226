import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, moment, requiredText, wholeNumber } from '#contract/fields.ts';
import { paperPdf } from '#contract/money/account-papers.ts';
import { openedObjections } from './objections.ts';
import { statementPaper } from './statement-paper.ts';
import { ofStatement } from './statements.ts';
import { toldLink } from '#contract/told-link.ts';

const modules = ['settlements'] as const;

/** For how many days a link holds at most: objections, documents and paying are behind it by then. */
export const MOST_STATEMENT_LINK_DAYS = 400;
export const USUAL_STATEMENT_LINK_DAYS = 180;

/** A link by which a recipient without an account of the portal reads his statement. */
export const statementLink = z
  .object({
    settlement_link_id: z.int(),
    settlement_statement_id: z.int(),
    /** To which address it was mailed; empty of a copied one. */
    recipient: z.string(),
    ...toldLink,
  })
  .meta({ id: 'StatementLink' });
export type StatementLink = z.infer<typeof statementLink>;

const linksPath = '/v1/settlement/statement/{unit_id}/{settlement_statement_id}/links';
export const listStatementLinks = endpoint({
  method: 'GET',
  path: linksPath,
  access: 'user',
  modules,
  summary: 'Odkazy na vyúčtování: kam byly poslány, kdy byly otevřeny a do kdy platí',
  params: ofStatement,
  result: listOf(statementLink),
});
export const createStatementLink = endpoint({
  method: 'POST',
  path: linksPath,
  access: 'user',
  modules,
  summary: 'Nový odkaz na vyúčtování ke zkopírování',
  // Its answer is not kept to be repeated: it bears the secret.
  params: ofStatement,
  body: z.object({ days: wholeNumber(1, MOST_STATEMENT_LINK_DAYS) }),
  result: z.object({
    settlement_link_id: z.int(),
    /** The link itself, told this once. */
    url: z.string(),
    expires: day,
  }),
  refuses: ['licence-expired'],
});
export const revokeStatementLink = endpoint({
  method: 'POST',
  path: '/v1/settlement/statement-link/{unit_id}/{id}/revoke',
  access: 'user',
  modules,
  summary: 'Zrušení odkazu na vyúčtování: od té chvíle nic neukáže',
  params: z.object({ unit_id: id, id }),
  result: z.object({ settlement_link_id: z.int(), revoked: moment }),
});

/** Calls of one address within a minute: a family at one table, not somebody who guesses. */
const A_MINUTE = 100;
const secret = { secret: requiredText(100) };
const REFUSED = ['statement-link-unknown', 'module-off'] as const;

/** A document of costs into which the recipient may look (zákon č. 67/2013 Sb., § 8). */
export const inspectedFile = z.object({
  file_id: z.int(),
  billing_document_id: z.int(),
  file_name: z.string(),
  size_bytes: z.int(),
});

/** What the link shows. */
export const openedStatement = statementPaper
  .extend({
    expires: day,
    files: z.array(inspectedFile),
    /** What the recipient objects to, and until when he may. */
    objections: openedObjections,
  })
  .meta({ id: 'OpenedStatement' });
export type OpenedStatement = z.infer<typeof openedStatement>;

export const openStatementLink = endpoint({
  method: 'POST',
  path: '/v1/statement-link/open',
  access: 'public',
  summary: 'Jedno vyúčtování podle odkazu, bez přihlášení',
  perMinute: A_MINUTE,
  timeoutMs: 10_000,
  body: z.object(secret),
  result: openedStatement,
  refuses: REFUSED,
});
export const printStatementLink = endpoint({
  method: 'POST',
  path: '/v1/statement-link/pdf',
  access: 'public',
  summary: 'Vyúčtování podle odkazu v PDF',
  perMinute: 20,
  timeoutMs: 30_000,
  body: z.object(secret),
  result: paperPdf,
  refuses: REFUSED,
});
export const readStatementDocument = endpoint({
  method: 'POST',
  path: '/v1/statement-link/document',
  access: 'public',
  summary: 'Doklad, ze kterého vyúčtování vychází, k nahlédnutí podle odkazu',
  perMinute: 40,
  timeoutMs: 30_000,
  body: z.object({ ...secret, file_id: id }),
  result: z.object({
    file_name: z.string(),
    content_type: z.string(),
    content_base64: z.string(),
  }),
  refuses: REFUSED,
});
