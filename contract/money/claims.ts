import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, id, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';

/** More than nothing and at most twenty million crowns, in hellers. */
export const ledgerAmount = wholeNumber(1, 2_000_000_000);

const written = z.object({ ledger_claim_id: z.int() });

export const createClaim = endpoint({
  method: 'POST',
  path: '/v1/money/claim/{unit_id}/{ledger_account_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Jednorázový předpis na konto: doplatek, náhrada, poplatek; částka v haléřích',
  creates: true,
  params: z.object({ unit_id: id, ledger_account_id: id }),
  body: z.object({
    name: requiredText(100),
    amount: ledgerAmount,
    due_on: day,
    reason: text(500).default(''),
  }),
  result: written,
  refuses: ['licence-expired'],
});

export const reverseClaim = endpoint({
  method: 'POST',
  path: '/v1/money/claim/{unit_id}/{ledger_claim_id}/reverse',
  access: 'user',
  modules: moneyModules,
  summary: 'Storno předpisu opačným předpisem s důvodem; sám předpis zůstane, jak byl',
  creates: true,
  params: z.object({ unit_id: id, ledger_claim_id: id }),
  body: z.object({ reason: requiredText(500) }),
  result: written,
  refuses: ['licence-expired', 'reversed-already', 'claim-of-month', 'claim-of-settlement'],
});
