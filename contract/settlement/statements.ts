import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, hellers, id, momentOrEmpty, requiredText } from '#contract/fields.ts';
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
    /** Says only that the statement before it is replaced: by the correction he is a recipient no more. */
    is_gone: z.boolean(),
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

export const cancelCorrection = endpoint({
  method: 'POST',
  path: '/v1/settlement/correction/{unit_id}/{settlement_id}/cancel',
  access: 'user',
  modules,
  summary:
    'Zruší opravu, která ještě nebyla vydaná: vydaná vyúčtování platí dál, jak jsou, výpočty zůstanou',
  params: ofSettlement,
  result: settlement,
  refuses: ['settlement-not-correcting'],
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

export const boxStatements = endpoint({
  method: 'POST',
  path: '/v1/settlement/statements/{unit_id}/{settlement_id}/data-box',
  access: 'user',
  modules,
  summary:
    'Připraví nedoručená vyúčtování příjemců s datovou schránkou: ZIP s PDF pojmenovanými podle schránky a seznamem v XLSX, po nejvýše padesáti, úlohami na pozadí',
  params: ofSettlement,
  body: z.object({ statements: chosen }),
  result: z.object({ task_ids: z.array(z.int()) }),
  refuses: ['statement-without-box'],
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

export const ofStatement = z.object({ unit_id: id, settlement_statement_id: id });

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
