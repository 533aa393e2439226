import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, moment, requiredText, wholeNumber } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { toldLink } from '#contract/told-link.ts';
import { accountPaper, ofAccount, paperPdf } from './account-papers.ts';

/** Where a link to an account leads; its secret follows. */
export const ACCOUNT_PATH = '/konto';

/** For how many days a link holds at most; a year and what follows it. */
export const MOST_LINK_DAYS = 400;
export const USUAL_LINK_DAYS = 90;

/** A link by which somebody without an account of the portal sees one account of a space. */
export const accountLink = z
  .object({
    account_link_id: z.int(),
    ledger_account_id: z.int(),
    /** For whom it was made; empty when he is gone from the address book. */
    full_name: z.string(),
    /** To which address it was mailed; empty of a copied one. */
    recipient: z.string(),
    /** How the mail stands; empty of a copied link, or when it is known no more. */
    mail_state: z.enum(['', 'waiting', 'sent', 'refused']),
    ...toldLink,
  })
  .meta({ id: 'AccountLink' });
export type AccountLink = z.infer<typeof accountLink>;

const path = '/v1/money/account-links/{unit_id}/{ledger_account_id}';

export const listAccountLinks = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: moneyModules,
  summary: 'Odkazy na konto: pro koho, kdo je vytvořil, kdy byly otevřeny a do kdy platí',
  params: ofAccount,
  result: listOf(accountLink),
});

export const createAccountLink = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: moneyModules,
  summary:
    'Nový odkaz na konto pro jednu z jeho osob, odeslaný e-mailem nebo vrácený ke zkopírování',
  // Its answer is not kept to be repeated: it bears the secret.
  params: ofAccount,
  body: z.object({
    /** One of the people of the account. */
    address_id: id,
    /** Whether it is mailed to him. */
    by_mail: z.boolean(),
    days: wholeNumber(1, MOST_LINK_DAYS),
  }),
  result: z.object({
    account_link_id: z.int(),
    /** The link itself, told this once; empty of a mailed one. */
    url: z.string(),
    recipient: z.string(),
    expires: z.iso.date(),
  }),
  refuses: ['account-link-no-mail', 'licence-expired'],
});

export const revokeAccountLink = endpoint({
  method: 'POST',
  path: '/v1/money/account-link/{unit_id}/{id}/revoke',
  access: 'user',
  modules: moneyModules,
  summary: 'Zrušení odkazu na konto: od té chvíle nic neukáže',
  params: z.object({ unit_id: id, id }),
  result: z.object({ account_link_id: z.int(), revoked: moment }),
});

/** Calls of one address within a minute: a family at one table, not somebody who guesses. */
const A_MINUTE = 100;
const body = z.object({ secret: requiredText(100) });
const REFUSED = ['account-link-unknown', 'module-off'] as const;

/** What the link shows: the account as it stands today. */
export const openedAccount = accountPaper
  .extend({ expires: z.iso.date() })
  .meta({ id: 'OpenedAccount' });
export type OpenedAccount = z.infer<typeof openedAccount>;

export const openAccountLink = endpoint({
  method: 'POST',
  path: '/v1/account-link/open',
  access: 'public',
  summary: 'Jedno konto podle odkazu, bez přihlášení',
  perMinute: A_MINUTE,
  timeoutMs: 10_000,
  body,
  result: openedAccount,
  refuses: REFUSED,
});

export const printAccountLink = endpoint({
  method: 'POST',
  path: '/v1/account-link/pdf',
  access: 'public',
  summary: 'Konto podle odkazu v PDF',
  perMinute: 20,
  timeoutMs: 30_000,
  body,
  result: paperPdf,
  refuses: REFUSED,
});
