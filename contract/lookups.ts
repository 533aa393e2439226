import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ruled, spaceless } from './fields.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';

const line = z.string().max(2000);

/** What the profile reads of a company register record (specification, section 3). */
export const companyRegisterData = z
  .object({
    ico: line,
    dic: line.optional(),
    /** Number of a VAT group whose member has no own tax ID. */
    dicSkDph: line.optional(),
    obchodniJmeno: line,
    datumZaniku: line.optional(),
    adresaDorucovaci: z
      .object({
        radekAdresy1: line.optional(),
        radekAdresy2: line.optional(),
        radekAdresy3: line.optional(),
      })
      .optional(),
    sidlo: z
      .object({
        nazevUlice: line.optional(),
        nazevCastiObce: line.optional(),
        nazevObce: line.optional(),
        cisloDomovni: z.int().optional(),
        cisloOrientacni: z.int().optional(),
        cisloOrientacniPismeno: line.optional(),
        psc: z.int().optional(),
        pscTxt: line.optional(),
        /** The whole address as one text; of some seats the register knows nothing else. */
        textovaAdresa: line.optional(),
      })
      .optional(),
    seznamRegistraci: z
      .object({
        /** How the company stands in the register of insolvency. */
        stavZdrojeIr: line.optional(),
      })
      .optional(),
  })
  .meta({ id: 'CompanyRegisterData' });

export const lookUpCompany = endpoint({
  method: 'GET',
  path: '/v1/lookup/company/{business_id}',
  access: 'user',
  summary: 'Údaje firmy z veřejného registru ARES',
  timeoutMs: 6000,
  perMinute: 30,
  params: z.object({ business_id: ruled(spaceless(8), businessIdRule) }),
  result: companyRegisterData,
  refuses: ['company-bad-data', 'company-not-found', 'company-unreachable'],
});

/** What a registration may know before anybody has signed in. */
export const lookUpOwnCompany = endpoint({
  method: 'GET',
  path: '/v1/lookup/registration/{business_id}',
  access: 'public',
  summary: 'Název firmy z veřejného registru ARES pro registraci; nepřihlášení se ptají jen zřídka',
  timeoutMs: 6000,
  perMinute: 5,
  params: z.object({ business_id: ruled(spaceless(8), businessIdRule) }),
  result: companyRegisterData.pick({
    ico: true,
    obchodniJmeno: true,
    datumZaniku: true,
    seznamRegistraci: true,
  }),
  refuses: ['company-bad-data', 'company-not-found', 'company-unreachable'],
});

export const lookUpMailExchange = endpoint({
  method: 'POST',
  path: '/v1/lookup/mailexchange',
  access: 'public',
  summary: 'Zda doména e-mailu přijímá poštu (záznamy MX); null, když to nelze zjistit',
  timeoutMs: 6000,
  perMinute: 30,
  body: z.object({ email: z.string().max(254) }),
  result: z.object({ has_mail_exchange: z.boolean().nullable() }),
});
