import { expect, test } from 'vitest';
import type { LaterDocument } from '#contract/settlement/later-documents.ts';
import { changeText, laterName, laterReason, laterTitle } from './later-words.ts';

const credit: LaterDocument = {
  billing_document_id: 5,
  billing_place_id: 2,
  place_name: 'Výtah',
  number: 'DOB-1',
  kind: 'credit-note',
  change: 'added',
  total: -33_333,
  former: null,
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('documents that came after the issue are counted and named in Czech', () => {
  expect([1, 2, 5].map((count) => plain(laterTitle(count)))).toEqual([
    'Po vydání přibyl nebo se změnil 1 doklad',
    'Po vydání přibyly nebo se změnily 2 doklady',
    'Po vydání přibylo nebo se změnilo 5 dokladů',
  ]);
  expect(laterName(credit)).toBe('Výtah, Dobropis DOB-1');
  expect(plain(changeText(credit))).toMatch(/^přibyl, [-−]333,33 Kč$/u);
  const changed = { ...credit, change: 'changed', total: 100, former: 200 } as const;
  expect(plain(changeText(changed))).toBe('změnil se, 1,00 Kč místo 2,00 Kč');
  expect(changeText({ ...changed, former: 100 })).toContain('změnilo se období nebo místo');
  expect(changeText({ ...changed, change: 'gone', total: null })).toContain('už není');
});

test('the offered reason names them and fits its field', () => {
  expect(laterReason([credit])).toBe('Změna dokladu: Dobropis DOB-1 (Výtah)');
  const seven = Array.from({ length: 7 }, (_none, at) => ({ ...credit, number: `D-${at}` }));
  expect(plain(laterReason(seven))).toMatch(/^Změna dokladů: .* a 2 další$/u);
  const long = seven.map((one) => ({ ...one, place_name: 'x'.repeat(200) }));
  expect(laterReason(long).length).toBeLessThanOrEqual(500);
});
