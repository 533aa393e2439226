import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { personsCount } from './asked.ts';
import {
  asking,
  askingKind,
  campaign,
  campaignSpace,
  campaignState,
  declaration,
  sheet,
  sheetsFor,
  writtenWay,
} from './campaigns.ts';
import { overtaken, valueChange } from './house-values.ts';

// Yearly declaration of persons: a campaign asks who bears the costs of each space how many live there.
// Owners tell it by law (občanský zákoník, § 1177), receivers of services too (zákon č. 67/2013 Sb., § 12).

/** Names are short and of one line. */
const NAME = 90;

const campaignFields = {
  name: requiredText(NAME, 3),
  /** The day from which the numbers hold. */
  valid_from: day,
  /** The last day on which people answer by themselves. */
  closes: day,
  /** So many days before the last one those who have not answered are reminded by mail; null for never. */
  remind_days: wholeNumber(1, 60).nullable(),
};

const ofUnit = z.object({ unit_id: id });
const ofCampaign = z.object({ unit_id: id, person_campaign_id: id });
const path = '/v1/pasports/declarations/{unit_id}';
const one = `${path}/{person_campaign_id}`;
const shared = { access: 'user', modules: ['pasports'] } as const;

export const listCampaigns = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Hlášení osob jednotky, nejnovější první',
  params: ofUnit,
  result: listOf(campaign),
});

export const startCampaign = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary:
    'Vyhlášení hlášení osob pro dům nebo celou jednotku: každý prostor, který má ke dni plátce, dostane svůj kód',
  creates: true,
  timeoutMs: 15_000,
  params: ofUnit,
  body: z.object({
    ...campaignFields,
    /** pasport_id of the house; null for the whole unit. */
    pasport_id: id.nullable(),
    /** Whether spaces that are no flats are left out: nobody has a household in a garage. */
    only_flats: z.boolean(),
  }),
  result: campaign,
  refuses: ['licence-expired', 'campaign-without-payers'],
});

export const readCampaign = endpoint({
  ...shared,
  method: 'GET',
  path: one,
  summary: 'Jedno hlášení osob s prostory: plátce, zapsaný a nahlášený počet, kdy a jak',
  params: ofCampaign,
  result: listOf(campaignSpace).extend({ campaign }),
});

export const changeCampaign = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/term`,
  summary: 'Jiný poslední den hlášení osob a jiný den připomenutí',
  params: ofCampaign,
  body: z.object({ closes: day, remind_days: campaignFields.remind_days }),
  result: campaign,
  refuses: ['campaign-ended'],
});

export const endCampaign = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/end`,
  summary: 'Uzavření, nebo zrušení hlášení osob; další odpovědi se nepřijímají',
  params: ofCampaign,
  body: z.object({ state: campaignState.extract(['closed', 'cancelled']) }),
  result: campaign,
  refuses: ['campaign-ended'],
});

export const writeDeclaration = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/answer`,
  summary: 'Zapsání vráceného listu, e-mailu nebo osobního hlášení, podle kódu nebo podle prostoru',
  creates: true,
  params: ofCampaign,
  body: z.object({
    /** The space; null where the code says it. */
    pasport_id: id.nullable(),
    code: text(40),
    persons_count: personsCount,
    /** Null from the day of the campaign. */
    valid_from: day.nullable(),
    declared_by: requiredText(NAME),
    note: longText(500),
    way: writtenWay,
    delivered: day,
  }),
  result: declaration,
  refuses: ['campaign-ended', 'licence-expired'],
});

export const printSheets = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/sheets`,
  summary: 'Listy hlášení osob s kódy k vytištění; zapíše se, komu a kdy byly vytištěny',
  timeoutMs: 15_000,
  params: ofCampaign,
  body: z.object({
    of: sheetsFor,
    /** One space only; null for all of them. */
    pasport_id: id.nullable(),
  }),
  result: listOf(sheet),
  refuses: ['campaign-ended'],
});

export const askByMail = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/ask`,
  summary:
    'Výzva e-mailem s osobním odkazem těm, kdo ji ještě nedostali, nebo připomenutí těm, kdo neodpověděli; nikomu dvakrát za den',
  timeoutMs: 15_000,
  params: ofCampaign,
  body: z.object({ kind: askingKind.extract(['invitation', 'reminder']) }),
  result: z.object({ asked_count: z.int() }),
  refuses: ['campaign-ended'],
});

export const acceptDeclarations = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/accept`,
  summary:
    'Převzetí nahlášených počtů osob do evidence ode dne každého z nich, všech, nebo žádného',
  creates: true,
  timeoutMs: 15_000,
  params: ofCampaign,
  body: z.object({
    answers: z
      .array(
        z.object({
          person_declaration_id: id,
          /** The record that held when the person looked; null when none did. */
          seen: valueChange.shape.seen,
        }),
      )
      .min(1)
      .max(10_000),
  }),
  result: z.object({ changed_count: z.int(), house_change_ids: z.array(z.int()) }),
  refuses: [
    'campaign-ended',
    'declaration-overtaken',
    'licence-expired',
    'overlapping-validity',
    'version-conflict',
  ],
  tells: { 'version-conflict': overtaken },
});

export const readProtocol = endpoint({
  ...shared,
  method: 'GET',
  path: `${one}/protocol`,
  summary: 'Všechny odpovědi a výzvy hlášení osob, jak přišly a odešly, pro doložení',
  params: ofCampaign,
  result: z.object({ declarations: z.array(declaration), askings: z.array(asking) }),
});
