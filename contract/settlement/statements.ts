import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  day,
  hellers,
  id,
  moment,
  momentOrEmpty,
  requiredText,
  wholeNumber,
} from '#contract/fields.ts';
import { paperPdf } from '#contract/money/account-papers.ts';
import { settlement } from './settlements.ts';
import { statementPaper } from './statement-paper.ts';
import { deliveredBy, statementState } from './words.ts';

const modules = ['settlements'] as const;
const ofSettlement = z.object({ unit_id: id, settlement_id: id });

/** Statements that were issued at once: the first time, or as a correction. */
export const settlementIssue = z
  .object({
    settlement_issue_id: z.int(),
    /** 1 for the first; a correction is the next one. */
    number: z.int(),
    settlement_count_id: z.int(),
    count_number: z.int(),
    issued_on: day,
    due_on: day,
    /** Of a correction: why. */
    reason: z.string(),
    issued_by: z.string(),
  })
  .meta({ id: 'SettlementIssue' });
export type SettlementIssue = z.infer<typeof settlementIssue>;

/** The statement of one who bears a space for a time. */
export const settlementStatement = z
  .object({
    settlement_statement_id: z.int(),
    unit_id: z.int(),
    settlement_id: z.int(),
    /** Of which issue. */
    number: z.int(),
    /** The key of the recipient in the count. */
    recipient: z.string(),
    pasport_id: z.int(),
    space_name: z.string(),
    building_name: z.string(),
    names: z.string(),
    from: day,
    to: day,
    cost: hellers,
    advance: hellers,
    balance: hellers,
    /** Of a correction: what the statement before it came to. */
    former_balance: hellers.nullable(),
    /** To which account of the space it is booked. */
    ledger_account_id: z.int().nullable(),
    /** Of who represents the party today; empty where it is not recorded. */
    email: z.string(),
    data_box: z.string(),
    /** Where the last mail went to. */
    mailed_to: z.string(),
    state: statementState,
    fault: z.string(),
    /** On which day it was mailed, handed over, posted or put into the data box. */
    delivered_on: day.nullable(),
    /** When somebody opened it by a link first. */
    opened: momentOrEmpty,
    version: z.int(),
  })
  .meta({ id: 'SettlementStatement' });
export type SettlementStatement = z.infer<typeof settlementStatement>;

export const listStatements = endpoint({
  method: 'GET',
  path: '/v1/settlement/statements/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary: 'Vydaná vyúčtování příjemců s doručením, z posledního vydání; vydání od posledního',
  timeoutMs: 10_000,
  params: ofSettlement,
  result: z.object({
    issues: z.array(settlementIssue),
    values: z.array(settlementStatement),
  }),
});

export const issueSettlement = endpoint({
  method: 'POST',
  path: '/v1/settlement/issue/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary:
    'Uzavře zkontrolovaný výpočet: vydá vyúčtování všem příjemcům a zapíše zůstatky na konta prostorů',
  timeoutMs: 30_000,
  params: ofSettlement,
  body: z.object({ settlement_count_id: id, due_on: day }),
  result: settlement,
  refuses: [
    'settlement-not-reviewed',
    'settlement-issued',
    'settlement-people-changed',
    'licence-expired',
  ],
});

export const correctSettlement = endpoint({
  method: 'POST',
  path: '/v1/settlement/correction/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary:
    'Otevře vydané vyúčtování k opravě: spočítá se znovu a vydá další verzí, která ukáže rozdíl',
  params: ofSettlement,
  body: z.object({ reason: requiredText(500) }),
  result: settlement,
  refuses: ['settlement-not-issued', 'licence-expired'],
});

/** So many are chosen at once. */
export const MOST_STATEMENTS = 5000;
const chosen = z.array(id).min(1, 'Zvolte aspoň jedno vyúčtování').max(MOST_STATEMENTS);

export const mailStatements = endpoint({
  method: 'POST',
  path: '/v1/settlement/statements/{unit_id}/{settlement_id}/mail',
  access: 'user',
  modules,
  summary: 'Odešle vyúčtování e-mailem úlohou na pozadí: PDF a odkaz; nikomu dvakrát',
  params: ofSettlement,
  body: z.object({ statements: chosen }),
  result: z.object({ task_id: z.int() }),
  refuses: ['licence-expired'],
});

export const bindStatements = endpoint({
  method: 'POST',
  path: '/v1/settlement/statements/{unit_id}/{settlement_id}/print',
  access: 'user',
  modules,
  summary:
    'Připraví zvolená vyúčtování k tisku podle domů a prostorů, v PDF po nejvýše stu, úlohami na pozadí',
  params: ofSettlement,
  body: z.object({ statements: chosen }),
  result: z.object({ task_ids: z.array(z.int()) }),
});

export const deliverStatements = endpoint({
  method: 'POST',
  path: '/v1/settlement/statements/{unit_id}/{settlement_id}/delivered',
  access: 'user',
  modules,
  summary: 'Zapíše, že vyúčtování byla předána, poslána poštou nebo vložena do datové schránky',
  params: ofSettlement,
  body: z.object({ statements: chosen, state: deliveredBy, delivered_on: day }),
  result: z.object({ delivered: z.int() }),
  refuses: ['statement-mailed', 'licence-expired'],
});

const ofStatement = z.object({ unit_id: id, settlement_statement_id: id });

export const readStatement = endpoint({
  method: 'GET',
  path: '/v1/settlement/statement/{unit_id}/{settlement_statement_id}',
  access: 'user',
  modules,
  summary: 'Jedno vydané vyúčtování tak, jak ho čte jeho příjemce',
  timeoutMs: 10_000,
  params: ofStatement,
  result: statementPaper,
});

export const printStatement = endpoint({
  method: 'POST',
  path: '/v1/settlement/statement/{unit_id}/{settlement_statement_id}/pdf',
  access: 'user',
  modules,
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  summary: 'Jedno vydané vyúčtování v PDF',
  params: ofStatement,
  result: paperPdf,
});

// Links ----------------------------------------------------------------------------------------------
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
    created: moment,
    created_by: z.string(),
    expires: day,
    /** When it was opened first and last; empty when never. */
    opened: momentOrEmpty,
    opened_last: momentOrEmpty,
    opened_count: z.int(),
    /** When it was revoked; empty when it was not. */
    revoked: momentOrEmpty,
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
    /** Whether another statement has taken its place. */
    is_superseded: z.boolean(),
    files: z.array(inspectedFile),
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
