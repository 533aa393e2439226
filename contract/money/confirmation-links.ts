import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  id,
  moment,
  momentOrEmpty,
  optionalEmail,
  requiredText,
  wholeNumber,
} from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { toldLink } from '#contract/told-link.ts';
import { MOST_LINK_DAYS } from './account-links.ts';
import { paperPdf } from './account-papers.ts';
import { confirmationContent } from './debt-confirmations.ts';

/** Where a link to a confirmation of debts leads; its secret follows. */
export const CONFIRMATION_PATH = '/potvrzeni';

/** A link by which a seller, a buyer or a notary sees one confirmation of debts without a sign-in. */
export const confirmationLink = z
  .object({
    confirmation_link_id: z.int(),
    debt_confirmation_id: z.int(),
    /** For whom it was made, as he was called; empty when he was erased. */
    made_for: z.string(),
    /** To which address it was mailed; empty of a copied one. */
    recipient: z.string(),
    /** How the mail stands; empty of a copied link, or when it is known no more. */
    mail_state: z.enum(['', 'waiting', 'sent', 'refused']),
    ...toldLink,
  })
  .meta({ id: 'ConfirmationLink' });
export type ConfirmationLink = z.infer<typeof confirmationLink>;

const path = '/v1/money/confirmation-links/{unit_id}/{debt_confirmation_id}';
const ofConfirmation = z.object({ unit_id: id, debt_confirmation_id: id });

export const listConfirmationLinks = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: moneyModules,
  summary:
    'Odkazy na potvrzení o dluzích: pro koho, kdo je vytvořil, kdy byly otevřeny a do kdy platí',
  params: ofConfirmation,
  result: listOf(confirmationLink),
});

export const createConfirmationLink = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: moneyModules,
  summary:
    'Nový odkaz na potvrzení o dluzích pro prodávajícího, kupujícího nebo notáře, odeslaný e-mailem nebo vrácený ke zkopírování',
  // Its answer is not kept to be repeated: it bears the secret.
  params: ofConfirmation,
  body: z.object({
    /** For whom: 'JUDr. Alena Nová, notářka'. */
    made_for: requiredText(150),
    /** To where it is mailed; an empty one is copied. */
    recipient: optionalEmail(200).meta({ examples: ['notarka@example.cz'] }),
    days: wholeNumber(1, MOST_LINK_DAYS),
  }),
  result: z.object({
    confirmation_link_id: z.int(),
    /** The link itself, told this once; empty of a mailed one. */
    url: z.string(),
    recipient: z.string(),
    expires: z.iso.date(),
  }),
  refuses: ['licence-expired'],
});

export const revokeConfirmationLink = endpoint({
  method: 'POST',
  path: '/v1/money/confirmation-link/{unit_id}/{id}/revoke',
  access: 'user',
  modules: moneyModules,
  summary: 'Zrušení odkazu na potvrzení o dluzích: od té chvíle nic neukáže',
  params: z.object({ unit_id: id, id }),
  result: z.object({ confirmation_link_id: z.int(), revoked: moment }),
});

/** Calls of one address within a minute: people at one table, not somebody who guesses. */
const A_MINUTE = 100;
const body = z.object({ secret: requiredText(100) });
const REFUSED = ['confirmation-link-unknown', 'module-off'] as const;

/** What the link shows: the confirmation as it was issued, and whether it holds. */
export const openedConfirmation = z
  .object({
    /** 2026/7 */
    number: z.string(),
    /** The check code, by which with the number it is verified. */
    code: z.string(),
    content: confirmationContent,
    /** Whether it says anything of interest; those that were issued first do not. */
    tells_interest: z.boolean(),
    issued: moment,
    issued_by: z.string(),
    revoked: momentOrEmpty,
    revoked_reason: z.string(),
    /** Of the one that was issued in its stead; empty where there is none. */
    replaced_by: z.string(),
    /** The last day on which the link opens anything. */
    expires: z.iso.date(),
  })
  .meta({ id: 'OpenedConfirmation' });
export type OpenedConfirmation = z.infer<typeof openedConfirmation>;

export const openConfirmationLink = endpoint({
  method: 'POST',
  path: '/v1/confirmation-link/open',
  access: 'public',
  summary: 'Jedno potvrzení o dluzích podle odkazu, bez přihlášení',
  perMinute: A_MINUTE,
  body,
  result: openedConfirmation,
  refuses: REFUSED,
});

export const printConfirmationLink = endpoint({
  method: 'POST',
  path: '/v1/confirmation-link/pdf',
  access: 'public',
  summary: 'Potvrzení o dluzích podle odkazu v PDF, jak bylo vydáno',
  perMinute: 20,
  timeoutMs: 30_000,
  body,
  result: paperPdf,
  refuses: REFUSED,
});
