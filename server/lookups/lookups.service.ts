import type { lookUpCompany, lookUpMailExchange, lookUpOwnCompany } from '#contract/lookups.ts';
import { emailRule } from '#contract/rules/email.ts';
import { fieldFault } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { findCompany, findCompanyForStranger } from '#server/outside/ares.ts';
import { acceptsMail } from '#server/outside/mail-exchange.ts';

/** A company of the register. Errors: `company-not-found`, `company-bad-data`, `company-unreachable`. */
export async function readCompany({ params, portal }: OutsideCall<typeof lookUpCompany>) {
  return findCompany(portal, params.business_id);
}

/**
 * Name of a company for its registration. Errors: `company-not-found`, `company-bad-data`,
 * `company-unreachable`, `too-many-requests`.
 */
export async function readOwnCompany({ params, portal }: OutsideCall<typeof lookUpOwnCompany>) {
  const { ico, obchodniJmeno, datumZaniku, seznamRegistraci } = await findCompanyForStranger(
    portal,
    params.business_id,
  );
  return { ico, obchodniJmeno, datumZaniku, seznamRegistraci };
}

/** Whether the domain of the address takes mail, as a hint. Errors: `invalid-input`. */
export async function readMailExchange({ body, portal }: OutsideCall<typeof lookUpMailExchange>) {
  const email = body.email.trim();
  const fault = emailRule(email);
  if (fault !== null) throw fieldFault('email', fault);
  return { has_mail_exchange: await acceptsMail(portal, email) };
}
