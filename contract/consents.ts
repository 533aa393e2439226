import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { moment } from './fields.ts';

/** Texts that have to be agreed to: the terms by the client, the protection of data by each user. */
export const consentKind = z.enum(['terms', 'privacy']);
export type ConsentKind = z.infer<typeof consentKind>;

/**
 * What waits for a consent to the text in force: of the user himself, or, as 'client-terms', of an
 * admin of his client.
 */
export const pendingConsent = z.enum(['terms', 'privacy', 'client-terms']);
export type PendingConsent = z.infer<typeof pendingConsent>;

/** Who has agreed to which version of a text. */
export const consent = z
  .object({
    kind: consentKind,
    /** Name of the version of the text. */
    version: z.string(),
    agreed: moment,
    /** Address of the portal at which it was given. */
    hostname: z.string(),
    source: z.enum(['registration', 'sign-in']),
    user_name: z.string(),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof consent>;

export const listConsents = endpoint({
  method: 'GET',
  path: '/v1/user/consents',
  access: 'user',
  forCrews: true,
  summary:
    'Souhlasy klienta s obchodními podmínkami a se zpracováním osobních údajů, od nejnovějšího',
  result: listOf(consent),
});

export const agreeToTexts = endpoint({
  method: 'POST',
  path: '/v1/user/consents',
  access: 'user',
  forCrews: true,
  summary: 'Souhlas s platným zněním podmínek (za klienta) a seznámení s ochranou osobních údajů',
  creates: true,
  refuses: ['operator-unnamed'],
  body: z.object({
    /** Versions of the texts that the person saw; what is left out is not agreed to. */
    term_and_conditions_version: z.string().max(20).optional(),
    gdpr_version: z.string().max(20).optional(),
  }),
  /** What still waits. */
  result: z.object({ pending_consents: z.array(pendingConsent) }),
});
