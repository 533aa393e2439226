import { z } from 'zod';
import { day, longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { notImported, told, written } from '#contract/record.ts';
import { isNoticeReckoned, type NoticeTerms } from '#contract/rules/notice-day.ts';
import { at } from '#contract/rules/rule.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import {
  contractKindValue,
  noticeUnitValue,
  pricePeriodValue,
  type ContractKind,
} from './contract-words.ts';

const WHAT = 'Smlouva';
const NOTICE = 'Trvání a výpověď';
const PRICE = 'Cena a krytí';
const OTHER = 'Poznámka';

const imported = notImported('Smlouvy se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });
const dayOrNone = orNone(dayOf(day));
const MOST_HELLERS = 1_000_000_000_000;
const moneyOrNone = orNone(money(wholeNumber(0, MOST_HELLERS)));

/** Fields of a contract of the unit that is neither a tenancy nor that of a billing place. */
export const unitContractFields = {
  kind: written(contractKindValue, fact(WHAT, 'Druh')),
  name: written(line(requiredText(100)), {
    ...fact(WHAT, 'Název'),
    hint: 'Pod tímto názvem smlouvu najdete, například Pojištění domu',
  }),
  /** The other party: a person or a firm of the address book. */
  address_id: written(orNone(reference('Vyberte druhou stranu')), fact(WHAT, 'S kým')),
  contract_number: written(line(text(50)), { ...fact(WHAT, 'Číslo smlouvy') }),
  /** The house that it is about; none of one that is about the whole unit. */
  pasport_id: written(orNone(reference('Vyberte dům')), fact(WHAT, 'Čeho se týká')),
  valid_from: written(dayOrNone, {
    ...fact(NOTICE, 'Platí od'),
    hint: 'U pojištění počátek pojištění',
  }),
  valid_to: written(dayOrNone, {
    ...fact(NOTICE, 'Platí do'),
    hint: 'Včetně; u smlouvy, která se sama prodlužuje, konec prvního období',
  }),
  /** Agreed without an end. */
  open_ended: written(yesNo, {
    ...fact(NOTICE, 'Na dobu neurčitou'),
    hint: 'Bez konce i bez této volby portál řekne, že konec není znám',
  }),
  /** By so many months it goes on unless notice is given; of insurance its period. */
  renewal_months: written(orNone(whole(wholeNumber(1, 600))), {
    ...fact(NOTICE, 'Prodlužuje se o (měsíců)'),
    hint: 'Prodlouží se sama, pokud ji nikdo nevypoví; u pojištění délka pojistného období, obvykle 12',
  }),
  /** So long before the end of a period notice has to reach the other party. */
  notice_count: written(orNone(whole(wholeNumber(1, 1000))), {
    ...fact(NOTICE, 'Vypovědět předem'),
    hint: 'Nejpozději tolik před koncem období; pojištění 6 týdnů (občanský zákoník, § 2807)',
  }),
  notice_unit: written(noticeUnitValue, fact(NOTICE, 'Jednotka')),
  /** The last day of notice where it cannot be reckoned from the terms. */
  notice_until: written(dayOrNone, {
    ...fact(NOTICE, 'Výpověď doručit do'),
    hint: 'Jen tam, kde se nedá spočítat z prodlužování a délky výpovědi',
  }),
  /** In place of so many days before the last one of notice. */
  warning_on: written(dayOrNone, {
    ...fact(NOTICE, 'Upozornit od'),
    hint: 'Bez data upozorníme 60 dnů před posledním dnem výpovědi',
  }),
  /** The day on which notice has reached the other party. */
  notice_given_on: written(dayOrNone, {
    ...fact(NOTICE, 'Výpověď doručena'),
    hint: 'Pak už na výpověď neupozorňujeme a smlouva skončí s obdobím, pro které stihla přijít',
  }),
  price: written(moneyOrNone, { ...fact(PRICE, 'Cena') }),
  price_period: written(pricePeriodValue, fact(PRICE, 'Platí se')),
  insured_sum: written(moneyOrNone, {
    ...fact(PRICE, 'Pojistná částka'),
    hint: 'Na kolik je dům pojištěn',
  }),
  deductible: written(moneyOrNone, {
    ...fact(PRICE, 'Spoluúčast'),
    hint: 'Co při škodě zaplatí jednotka',
  }),
  note: written(lines(longText(2000)), { ...fact(OTHER, 'Poznámka') }),
  /** Nothing is to be done about it any more. */
  hidden: written(yesNo, {
    ...fact(OTHER, 'Ukončená'),
    hint: 'Ukončená smlouva se nehlídá a v seznamu je jen na vyžádání',
  }),
};

interface Judged extends NoticeTerms {
  readonly kind: ContractKind;
  readonly open_ended: boolean;
  readonly warning_on: string | null;
  readonly insured_sum: number | null;
  readonly deductible: number | null;
}

const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && one < other;

const INSURANCE_ONLY = 'Vyplňuje se jen u pojištění';
const insuranceOnly = (field: 'insured_sum' | 'deductible') =>
  at(field, (contract: Judged) =>
    contract[field] !== null && contract.kind !== 'insurance' ? INSURANCE_ONLY : null,
  );

/** The last day of a contract that does not go on by itself. */
const fixedEnd = ({ valid_to, renewal_months }: Judged) =>
  renewal_months === null ? valid_to : null;

/** Rules over more fields of a contract. */
export const unitContractRules = [
  at('valid_to', ({ valid_from, valid_to, open_ended }: Judged) => {
    if (isBefore(valid_to, valid_from)) return 'Konec smlouvy nesmí být dříve než její začátek';
    return open_ended && valid_to !== null ? 'Smlouva na dobu neurčitou konec nemá' : null;
  }),
  at('renewal_months', ({ renewal_months, valid_from, valid_to }: Judged) =>
    renewal_months !== null && valid_from === null && valid_to === null
      ? 'Zadejte začátek nebo konec, od kterého se období počítají'
      : null,
  ),
  at('notice_until', (contract: Judged) => {
    const { notice_until } = contract;
    if (notice_until === null) return null;
    if (isNoticeReckoned(contract))
      return 'Den se počítá z prodlužování a délky výpovědi; ručně ho nechte prázdný';
    return isBefore(fixedEnd(contract), notice_until)
      ? 'Výpověď nelze podat až po konci smlouvy'
      : null;
  }),
  at('warning_on', (contract: Judged) =>
    isBefore(fixedEnd(contract), contract.warning_on)
      ? 'Upozornění až po konci smlouvy by přišlo pozdě'
      : null,
  ),
  insuranceOnly('insured_sum'),
  insuranceOnly('deductible'),
];

const name = line(z.string());

/** What a contract is told with. */
export const unitContractTold = {
  party_name: told(name, { label: 'S kým', listed: null }),
  /** The house; empty of a contract of the whole unit. */
  house_name: told(name, { label: 'Čeho se týká', listed: null }),
};
