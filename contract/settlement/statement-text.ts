import { czechNumber } from '#contract/czech/figures.ts';
import { czechDate, daysBetween, parseIsoDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { explainedText } from './explained-text.ts';
import { crowns } from './explained-words.ts';
import type { StatementPaper, StatementPayment, StatementService } from './statement-paper.ts';

// What a statement says of itself on paper and on the page of a link, in the same words.

const LAW = 'zákona č.\u00A067/2013\u00A0Sb.';

/** A day that no line breaks: '31. 7. 2026'. */
export const dayText = (day: string): string => czechDate(day).replaceAll(' ', '\u00A0');

/** '1. 1. 2025 – 31. 12. 2025' */
export const daysText = (from: string, to: string): string => `${dayText(from)} – ${dayText(to)}`;

/** The same without saying one year twice: '1. 1. – 31. 12. 2025'. */
export function shortDays(from: string, to: string): string {
  const year = `\u00A0${from.slice(0, 4)}`;
  const begins = dayText(from);
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${begins.slice(0, -year.length)} – ${dayText(to)}`
    : `${begins} – ${dayText(to)}`;
}

type Period = Pick<StatementPaper, 'period_from' | 'period_to'>;

/** The year that a period is; null where it is no calendar year. */
function yearOf({ period_from, period_to }: Period): number | null {
  const { year } = parseIsoDate(period_from);
  return period_from === `${year}-01-01` && period_to === `${year}-12-31` ? year : null;
}

/** '2025' for a calendar year, else its days. */
export function periodName(paper: Period): string {
  return String(yearOf(paper) ?? daysText(paper.period_from, paper.period_to));
}

/** How this period and the one before are told beside one another: '2025' and '2024'. */
export function periodPair(paper: Period): readonly [string, string] {
  const year = yearOf(paper);
  return year === null ? ['toto období', 'o rok dříve'] : [String(year), String(year - 1)];
}

/** 'Vyúčtování služeb 2025'; a correction says that it is one. */
export const statementName = (paper: Period & Pick<StatementPaper, 'number'>): string =>
  `${paper.number > 1 ? 'Oprava vyúčtování' : 'Vyúčtování'} služeb ${periodName(paper)}`;

/** 'Vyúčtování služeb 2025, prostor 12': of one recipient. */
export const statementTitle = (paper: StatementPaper): string =>
  `${statementName(paper)}, prostor ${paper.space_name}`;

/** 'nedoplatek 1 250 Kč', 'přeplatek 90 Kč', 'vyrovnáno' */
export function balanceText(balance: number): string {
  if (balance === 0) return 'vyrovnáno';
  return `${balance > 0 ? 'nedoplatek' : 'přeplatek'} ${crowns(Math.abs(balance))}`;
}

const GONE =
  'Podle opravy nejste za tento prostor a období příjemcem služeb, předchozí vyúčtování proto neplatí.';

/** How it came out, as a heading and the sentence under it. */
export function resultOf({
  balance,
  due_on,
  is_gone,
}: Pick<StatementPaper, 'balance' | 'due_on' | 'is_gone'>) {
  if (is_gone) return { name: 'Nejste příjemcem služeb', amount: '', text: GONE };
  if (balance === 0)
    return { name: 'Vyrovnáno', amount: '', text: 'Nic nedoplácíte a nic se Vám nevrací.' };
  const amount = crowns(Math.abs(balance));
  return balance > 0
    ? { name: 'Nedoplatek', amount, text: `Zaplaťte ho, prosím, do ${dayText(due_on)}.` }
    : { name: 'Přeplatek', amount, text: `Vrátíme Vám ho do ${dayText(due_on)}.` };
}

interface Told {
  readonly name: string;
  readonly value: string;
}

/** What is to be paid or comes back, by when and how; what is not known is left out or says so. */
export function statementFacts(paper: StatementPaper): readonly Told[] {
  const { name, amount } = resultOf(paper);
  const result = { name: amount === '' ? 'Výsledek' : name, value: amount === '' ? name : amount };
  if (paper.is_superseded) return [result];
  return [result, ...dueFacts(paper), ...payingFacts(paper.payment)];
}

/** By when; and of a correction how much it adds to what was asked before. */
function dueFacts({
  balance,
  due_on,
  payment: { to_pay, due_on: pay_by },
}: StatementPaper): Told[] {
  const left =
    to_pay > 0 && to_pay !== balance ? [{ name: 'Opravou doplácíte', value: crowns(to_pay) }] : [];
  if (balance === 0 && to_pay <= 0) return left;
  const name = balance > 0 || to_pay > 0 ? 'Zaplaťte do' : 'Vrátíme do';
  return [...left, { name, value: dayText(pay_by ?? due_on) }];
}

function payingFacts(payment: StatementPayment): Told[] {
  const { to_pay, account_number, variable_symbol: symbol, message } = payment;
  if (to_pay <= 0) return [];
  return [
    ...(account_number === '' ? [] : [{ name: 'Číslo účtu', value: account_number }]),
    { name: 'Variabilní symbol', value: symbol === '' ? 'prostor ho nemá' : symbol },
    { name: 'Zpráva', value: message },
  ];
}

/** Of a correction: that it is one, why, and what it changes; empty of the first statement. */
export function correctionTexts(paper: StatementPaper): readonly string[] {
  const { number, reason, former_balance, balance, is_gone } = paper;
  if (number <= 1) return [];
  const why = reason === '' ? [] : [`Důvod opravy: ${reason.replace(/[.\s]+$/u, '')}.`];
  const head = `Toto je oprava: nahrazuje předchozí vyúčtování za stejné období.`;
  if (former_balance === null) return [head, ...why];
  if (is_gone) return [head, ...why, GONE, ...goneTexts(former_balance)];
  const before = `Předchozí vyúčtování: ${balanceText(former_balance)}. Po opravě: ${balanceText(balance)}.`;
  const difference = `${before} ${differenceText(balance - former_balance)}`;
  return [head, ...why, difference, ...formerTexts(former_balance, balance)];
}

/** What goes back of what the statement came to that nothing has replaced. */
function goneTexts(former: number): string[] {
  const advances =
    'Zálohy, které jste zaplatili, tato oprava nevyrovnává: zůstávají na kontu prostoru a správce Vám je vyúčtuje zvlášť.';
  if (former === 0) return ['Předchozí vyúčtování bylo vyrovnané, nic se nevrací.', advances];
  const before = `Předchozí vyúčtování: ${balanceText(former)}. ${differenceText(-former)}`;
  return former > 0
    ? [before, ...formerTexts(former, 0), advances]
    : [
        before,
        `Vrátili jsme Vám už přeplatek ${crowns(-former)}? Pak ho, prosím, zaplaťte zpět. Jinak neplaťte nic.`,
        advances,
      ];
}

/** What is to be done about the former balance, of which the portal does not know whether it was paid. */
function formerTexts(former: number, balance: number): string[] {
  if (former <= 0 || balance === former) return [];
  const asked = `Předchozí nedoplatek ${crowns(former)}`;
  if (balance > former) return [`${asked} zaplaťte také, pokud jste to ještě neudělali.`];
  const instead = balance > 0 ? `zaplaťte místo něj jen ${crowns(balance)}` : 'už ho neplaťte';
  return [`${asked} jste ještě nezaplatili? Pak ${instead}. Jinak Vám rozdíl vrátíme.`];
}

function differenceText(difference: number): string {
  if (difference === 0) return 'Výsledek se opravou nezměnil.';
  const side = difference < 0 ? 've Váš prospěch' : 've Váš neprospěch';
  return `Rozdíl je ${crowns(Math.abs(difference))} ${side}.`;
}

/** Where the recipient bore the space for a part of the period only; empty where for all of it. */
export function partText({ period_from, period_to, from, to }: StatementPaper): string {
  if (from === period_from && to === period_to) return '';
  const [own, all] = [daysBetween(from, to) + 1, daysBetween(period_from, period_to) + 1];
  return `Vyúčtování je za dobu od ${dayText(from)} do ${dayText(to)}, tedy za ${own}\u00A0z\u00A0${all} dnů období.`;
}

/** 'Studená voda 550 Kč, Výtah 100 Kč' */
const listed = (services: readonly StatementService[]): string =>
  services
    .map(
      ({ service_name, claimed, advance }) =>
        `${service_name} ${crowns(Math.abs(claimed - advance))}`,
    )
    .join(', ');

/** How the cost of a service came about; of one that costs him nothing why it stands there. */
export const groundTexts = ({ explanation }: StatementService): readonly string[] =>
  explanation === null
    ? ['Z\u00A0nákladu domu nic nenesete, započetli jsme jen přijaté zálohy.']
    : explainedText(explanation);

/** More services than these are not named one by one. */
const MOST_NAMED = 3;

/** How much came less or more than was claimed, and of which services: '550 Kč (Studená voda)'. */
function apart(services: readonly StatementService[]): string {
  const sum = services.reduce((so, { claimed, advance }) => so + Math.abs(claimed - advance), 0);
  if (services.length > MOST_NAMED) return crowns(sum);
  return services.length === 1
    ? `${crowns(sum)} (${services[0]?.service_name ?? ''})`
    : `${crowns(sum)} (${listed(services)})`;
}

/** Where other advances came than were claimed: how much, and that it is in the result already. */
export function advanceTexts({ services }: StatementPaper): readonly string[] {
  const short = services.filter(({ claimed, advance }) => claimed > advance);
  const over = services.filter(({ claimed, advance }) => claimed < advance);
  const lacking = `Z\u00A0předepsaných záloh jsme nepřijali ${apart(short)}.`;
  const more = `Na zálohách jsme přijali o\u00A0${apart(over)} více, než bylo předepsáno, a započetli jsme je celé.`;
  return [...(short.length === 0 ? [] : [lacking, REPLACED]), ...(over.length === 0 ? [] : [more])];
}

const REPLACED =
  'Nezaplacené zálohy se vyúčtováním nahrazují nedoplatkem. Výsledek je už obsahuje, neplaťte je proto ještě jednou.';

/** 'Celkem 25 800 Kč proti 24 200 Kč v roce 2024, tedy o 6,6 % více.'; empty where the year before is not known. */
export function comparisonText(paper: StatementPaper): string {
  const { cost, former } = paper.comparison;
  if (former === null) return '';
  const year = yearOf(paper);
  const before = year === null ? 'o\u00A0rok dříve' : `v\u00A0roce ${year - 1}`;
  return `Celkem ${crowns(cost)} proti ${crowns(former)} ${before}${percentPhrase(cost, former)}.`;
}

function percentPhrase(cost: number, former: number): string {
  if (former <= 0) return '';
  const percent = Math.round(((cost - former) / former) * 1000) / 10;
  if (percent === 0) return ', tedy stejně';
  return `, tedy o\u00A0${czechNumber(Math.abs(percent), 0, 1)}\u00A0% ${percent > 0 ? 'více' : 'méně'}`;
}

/** What the recipient may do and by when, each with a name; what has no number is left out. */
export function rightsOf(paper: StatementPaper): readonly { name: string; text: string }[] {
  const { advances_on, objection_days, inspection_days, is_gone } = paper;
  return [
    ...(is_gone
      ? []
      : [{ name: 'Zálohy', text: `Započetli jsme zálohy přijaté do ${dayText(advances_on)}.` }]),
    ...settling(paper),
    ...(inspection_days === null
      ? []
      : [{ name: 'Doklady', text: inspectionText(inspection_days) }]),
    ...(objection_days === null ? [] : [{ name: 'Námitky', text: objectionText(objection_days) }]),
  ];
}

function settling({ balance, due_on }: StatementPaper) {
  if (balance === 0) return [];
  const what = balance > 0 ? 'Nedoplatek je splatný' : 'Přeplatek Vám vrátíme do';
  return [
    { name: 'Vyrovnání', text: `${what} ${dayText(due_on)} (§\u00A07 odst.\u00A03 ${LAW}).` },
  ];
}

const within = (days: number): string => `${days}\u00A0${czechPlural(days, 'dne', 'dnů', 'dnů')}`;

const inspectionText = (days: number): string =>
  `Do ${within(days)} od doručení můžete písemně požádat, abychom Vám doložili náklady na jednotlivé služby a jejich rozúčtování a umožnili Vám pořídit si kopie podkladů (§\u00A08 ${LAW}).`;

const objectionText = (days: number): string =>
  `Námitky můžete podat do ${within(days)} od doručení vyúčtování, nebo od doložení dokladů, pokud jste o ně požádali. Nepodáte-li je, platí, že s vyúčtováním souhlasíte (§\u00A08 odst.\u00A02 ${LAW}).`;
