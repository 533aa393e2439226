import { czechDate } from '#contract/czech/iso-date.ts';
import { oneLine, userLetter as letter } from '#server/core/clients/letter.ts';
import type { Notice } from './words.ts';

const headings: Record<Notice['kind'], string> = {
  revisions: 'Revize s blízkým nebo prošlým termínem',
  contracts: 'Smlouvy nájemců',
  meters: 'Upozornění na měřidla',
  debts: 'Nové dluhy',
  payments: 'Platby, které čekají na přiřazení',
  statements: 'Chybějící bankovní výpisy',
  objections: 'Nové námitky k vyúčtování',
  todos: 'Úkoly po termínu',
  licence: 'Licence',
  news: 'Novinky v portálu',
  forecasts: 'Vyúčtování, ve kterých podle odhadu budou doplatky',
};

function section({ kind, items, path }: Notice, publicUrl: string): string {
  const lines = items.map((item) => `- ${oneLine(item)}`);
  return [`${headings[kind]}:`, ...lines, `${publicUrl}${path}`].join('\n');
}

/** The one mail of a day: what is newly due, and where the lists of it are. */
export function digestLetter(notices: readonly Notice[], day: string, publicUrl: string) {
  const subject = `Kastelán: upozornění ${czechDate(day)}`;
  return letter(
    subject,
    notices.map((notice) => section(notice, publicUrl)),
    publicUrl,
  );
}

/** Tells of objections that have just come, each with the day by which it is to be answered. */
export function objectionsLetter(
  items: readonly { text: string; path: string }[],
  publicUrl: string,
) {
  const [first] = items;
  const one = items.length === 1;
  const paragraphs = [
    one ? 'přišla nová námitka k vyúčtování služeb:' : 'přišly nové námitky k vyúčtování služeb:',
    ...items.map(({ text, path }) => `- ${oneLine(text)}\n${publicUrl}${path}`),
    'Text námitky si přečtete a vyřídíte ji v portálu, záložka Námitky.',
  ];
  const subject = one
    ? `Kastelán: nová námitka – ${oneLine(first?.text ?? '')}`
    : `Kastelán: nové námitky k vyúčtování (${items.length})`;
  return letter(subject, paragraphs, publicUrl);
}

/** Tells that a task of the user's has ended. */
export function taskLetter(sentence: string, publicUrl: string) {
  const paragraphs = [oneLine(sentence), `Podrobnosti najdete v portálu:\n${publicUrl}/messages`];
  return letter('Kastelán: úloha skončila', paragraphs, publicUrl);
}
