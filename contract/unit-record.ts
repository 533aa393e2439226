import { optionalEmail, ruled, text, spaceless } from './fields.ts';
import { notImported, written } from './record.ts';
import { listedOfUnit } from './unit-words.ts';
import { optionalBusinessIdRule } from '#contract/rules/business-id.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { UNIT_NAME_MAX, unitNameRule } from '#contract/rules/unit-name.ts';
import { digits } from '#contract/values/digits.ts';
import { phone, vatId, webAddress, zip } from '#contract/values/contact.ts';
import { email, line } from '#contract/values/text.ts';
import { unitPayer } from '#contract/rules/payer.ts';
import { choice } from '#contract/values/choice.ts';
import { yesNo } from '#contract/values/yes-no.ts';

const PARAMETERS = 'Nastavení parametrů';
const CONTACT = 'Kontaktní údaje';
const REACH = 'Spojení';

const imported = notImported('Jednotky se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });
const listed = (panel: string, name: keyof typeof listedOfUnit) => ({
  panel,
  imported,
  ...listedOfUnit[name],
});

const payerWords = {
  owner: ['Vlastník (SVJ)'],
  member: ['Člen družstva'],
  tenant: ['Nájemce'],
} as const;

/** Fields of a unit that a person edits in the unit settings (specification, sections 3 and 5). */
export const unitFields = {
  name: written(line(ruled(text(UNIT_NAME_MAX), unitNameRule)), listed(PARAMETERS, 'name')),
  full_name: written(line(ruled(text(250), unitNameRule)), listed(PARAMETERS, 'full_name')),
  project_name: written(line(text(200)), listed(PARAMETERS, 'project_name')),
  comment: written(line(text(200)), fact(PARAMETERS, 'Poznámka')),
  erp_name: written(line(text(200)), fact(PARAMETERS, 'Název v účetním programu')),
  erp_name_2: written(line(text(200)), fact(PARAMETERS, 'Druhý název v účetním programu')),
  sipo: written(digits(ruled(text(200), sipoRule)), {
    ...fact(PARAMETERS, 'Číslo SIPO'),
    hint: 'Deset číslic, poslední je kontrolní',
  }),
  sipo_text: written(line(text(200)), {
    ...fact(PARAMETERS, 'Text SIPO'),
    hint: 'Text, který se plátci vytiskne u platby',
  }),
  active: written(yesNo, listed(PARAMETERS, 'active')),
  /** Who bears what its spaces cost, unless a space differs. */
  payer: written(choice(unitPayer, payerWords, 'tenant'), {
    ...fact(PARAMETERS, 'Náklady prostorů platí'),
    hint: 'Zálohy, SIPO a vyúčtování; prostor se může lišit',
  }),
  use_vat: written(yesNo, listed(PARAMETERS, 'use_vat')),
  enable_sync: written(yesNo, fact(PARAMETERS, 'Synchronizovat s účetním programem')),
  business_id: written(digits(ruled(spaceless(8), optionalBusinessIdRule)), fact(CONTACT, 'IČO')),
  business_vat: written(vatId(), fact(CONTACT, 'DIČ')),
  business_register: written(line(text(250)), {
    ...fact(CONTACT, 'Zápis v rejstříku'),
    hint: 'Rejstříkový soud nebo úřad, oddíl a vložka',
  }),
  street: written(line(text(200)), fact(CONTACT, 'Ulice a číslo')),
  zip: written(zip(), fact(CONTACT, 'PSČ')),
  city: written(line(text(50)), fact(CONTACT, 'Obec')),
  phone: written(phone(40), fact(REACH, 'Telefon')),
  email: written(email(optionalEmail(200)), fact(REACH, 'E-mail')),
  internet: written(webAddress(200), fact(REACH, 'Internetové stránky')),
};
