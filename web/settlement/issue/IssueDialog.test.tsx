// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cancelCorrection,
  correctSettlement,
  issueSettlement,
} from '#contract/settlement/statements.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { queryClient } from '#web/lib/query.ts';
import { asked } from '#web/notices/confirm.ts';
import { button, click, one, oneOf, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { anyRecipient, anySettlement } from '#tests/web/settlement-sample.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { Correction } from './Correction.tsx';
import { IssueDialog } from './IssueDialog.tsx';

const onClose = vi.fn();
const onIssued = vi.fn();
const issued = anySettlement({ state: 'issued', issued_on: '2026-03-03', due_on: '2099-06-30' });
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  onClose.mockReset();
  onIssued.mockReset();
  api = stubApi();
  signedIn();
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => document.body.textContent ?? '';
const dueBox = () => oneOf(HTMLInputElement, 'form input');

function openIssue(settlement: Settlement) {
  ({ leave } = drawn(
    <IssueDialog
      settlement={settlement}
      count={31}
      recipients={[anyRecipient(), anyRecipient({ payer: 'unit' })]}
      onIssued={onIssued}
      onClose={onClose}
    />,
  ));
}

test('issuing says what it does and sends the count with the day of payment', async () => {
  api.answers(issueSettlement, issued);
  openIssue(anySettlement({ pay_until: '2099-06-30' }));
  expect(text()).toContain('Vydá se 1\u00A0vyúčtování: 1\u00A0nedoplatek za');
  expect(text()).toContain('Nejpozději 30.\u00a06.\u00a02099');
  click(button('Vydat vyúčtování'));
  await eventually(() => expect(onIssued).toHaveBeenCalledOnce());
  expect(api.sentTo(issueSettlement)[0]).toMatchObject({
    settlement_count_id: 31,
    due_on: '2099-06-30',
  });
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a day later than the law allows is refused at the field, before the server is asked', async () => {
  openIssue(anySettlement({ pay_until: '2099-06-30' }));
  type(dueBox(), '1.\u00a07.\u00a02099');
  click(button('Vydat vyúčtování'));
  await eventually(() => expect(text()).toContain('Podle zákona nejpozději 30.\u00a06.\u00a02099'));
  expect(api.sentTo(issueSettlement)).toEqual([]);
});

test('what the server says of the day stands at its field', async () => {
  api.refuses(issueSettlement, 'invalid-input', {
    fields: [{ field: 'due_on', message: 'Splatnost je příliš pozdě' }],
  });
  openIssue(anySettlement());
  // The dialog takes the focus when it stands; a field that is left is judged anew.
  await eventually(() =>
    expect(one('[role="dialog"]').contains(document.activeElement)).toBe(true),
  );
  click(button('Vydat vyúčtování'));
  await eventually(() => expect(text()).toContain('Splatnost je příliš pozdě'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a correction wants its reason', async () => {
  api.answers(correctSettlement, { ...issued, state: 'correcting', correction: 'Chybný odečet' });
  ({ leave } = drawn(<CorrectDialog settlement={issued} onClose={onClose} />));
  expect(text()).toContain('Dokud opravu nevydáte, platí to, co je vydané teď.');
  click(button('Otevřít k opravě'));
  await eventually(() => expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull());
  expect(api.sentTo(correctSettlement)).toEqual([]);
  const box = oneOf(HTMLTextAreaElement, 'form textarea');
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  act(() => {
    own?.set?.call(box, 'Chybný odečet');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  click(button('Otevřít k opravě'));
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.sentTo(correctSettlement)[0]).toMatchObject({ reason: 'Chybný odečet' });
});

test('a correction is cancelled when somebody is sure of it', async () => {
  api.answers(cancelCorrection, issued);
  const corrected = { ...issued, state: 'correcting', correction: 'Omyl' } as const;
  ({ leave } = drawn(<Correction settlement={corrected} />));
  click(button('Zrušit opravu'));
  expect(asked.get()?.message).toContain(
    'Vyúčtování vydaná 3.\u00a03.\u00a02026 platí dál beze změny.',
  );
  await act(async () => asked.get()?.answer(false));
  expect(api.sentTo(cancelCorrection)).toEqual([]);
  click(button('Zrušit opravu'));
  await act(async () => asked.get()?.answer(true));
  await eventually(() => expect(api.sentTo(cancelCorrection)).toHaveLength(1));
});
