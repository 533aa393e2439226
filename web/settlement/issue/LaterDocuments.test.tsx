// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { correctSettlement } from '#contract/settlement/statements.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, oneOf } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { anySettlement } from '#tests/web/settlement-sample.ts';
import { LaterDocuments } from './LaterDocuments.tsx';

const creditNote = (id: number) => ({
  billing_document_id: id,
  billing_place_id: 2,
  place_name: 'Výtah',
  number: `DOB-${id}`,
  kind: 'credit-note' as const,
  change: 'added' as const,
  total: -33_333,
  former: null,
});
const issued = anySettlement({ state: 'delivered', issued_on: '2026-03-03' });

let api: StubApi;
let leave: () => void = () => undefined;
beforeEach(() => {
  api = stubApi();
  signedIn();
});
afterEach(() => {
  leave();
  queryClient.clear();
});
const open = (count: number) => {
  const later_documents = Array.from({ length: count }, (_none, at) => creditNote(at + 1));
  ({ leave } = drawn(<LaterDocuments settlement={{ ...issued, later_documents }} />));
};
const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

test('nothing is said where documents are as they were counted', () => {
  open(0);
  expect(text()).not.toContain('Po vydání');
});

test('a credit note after delivery is named, opened by its link, and offered as the reason of a correction', async () => {
  api.answers(correctSettlement, { ...issued, state: 'correcting' });
  open(1);
  expect(text()).toContain('Po vydání přibyl nebo se změnil 1 doklad');
  expect(text()).toContain('Vydaná vyúčtování se tím nemění.');
  expect(oneOf(HTMLAnchorElement, 'li a').getAttribute('href')).toBe(
    '/billingplaces/2?unit=1&tab=documents&document=1',
  );
  click(button('Opravit vyúčtování'));
  await eventually(() =>
    expect(oneOf(HTMLTextAreaElement, 'form textarea').value).toBe(
      'Změna dokladu: Dobropis DOB-1 (Výtah)',
    ),
  );
  click(button('Otevřít k opravě'));
  await eventually(() =>
    expect(api.sentTo(correctSettlement)[0]).toMatchObject({
      reason: 'Změna dokladu: Dobropis DOB-1 (Výtah)',
    }),
  );
});

test('of many only the first are shown until the rest is asked for', () => {
  open(7);
  expect(document.querySelectorAll('li')).toHaveLength(5);
  click(button('Zobrazit další 2'));
  expect(document.querySelectorAll('li')).toHaveLength(7);
});
