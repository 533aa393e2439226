import { documentKindValue } from '#contract/billing/document-words.ts';
import type { LaterDocument } from '#contract/settlement/later-documents.ts';
import { laterText } from '#contract/settlement/work-texts.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { counted } from '../words.ts';

/** 'Po vydání přibyl nebo se změnil 1 doklad' */
export const laterTitle = (count: number): string => {
  const text = laterText(count);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

const documentName = ({ kind, number }: LaterDocument) =>
  `${documentKindValue.text(kind)} ${number}`;

/** 'Výtah, Dobropis D-1' */
export const laterName = (document: LaterDocument): string =>
  `${document.place_name}, ${documentName(document)}`;

/** 'přibyl, −333,33 Kč' or 'změnil se, 1 008 Kč místo 1 120 Kč' */
export function changeText({ change, total, former }: LaterDocument): string {
  const [now, before] = [formatMoney(total ?? 0), formatMoney(former ?? 0)];
  if (change === 'added') return `přibyl, ${now}`;
  if (change === 'gone') return `v\u00A0období už není, ${before}`;
  return total === former
    ? `změnilo se období nebo místo, ${now}`
    : `změnil se, ${now} místo ${before}`;
}

/** So many are named in a reason. */
const NAMED = 5;

/** What recipients read as the reason of a correction: 'Změna dokladů: Dobropis D-1 (Výtah)'. */
export function laterReason(documents: readonly LaterDocument[]): string {
  const names = documents
    .slice(0, NAMED)
    .map((document) => `${documentName(document)} (${document.place_name})`);
  const rest = documents.length - names.length;
  const more = rest > 0 ? ` a\u00A0${counted(rest, 'další', 'další', 'dalších')}` : '';
  const text = `${documents.length === 1 ? 'Změna dokladu' : 'Změna dokladů'}: ${names.join(', ')}${more}`;
  return text.length <= 500 ? text : `${text.slice(0, 499)}…`;
}
