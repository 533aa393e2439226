// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoHouseValues } from '#contract/pasports/house-values.ts';
import { acceptNextAdvances, previewNextAdvances } from '#contract/settlement/next-advances.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { anyAdvance, anyAdvances, anySettlement } from '#tests/web/settlement-sample.ts';
import type { SettlementAt } from '../place.ts';
import { accepted } from './accepted.ts';
import { Advances } from './Advances.tsx';

vi.mock('@tanstack/react-router', () => ({
  useBlocker: () => ({ status: 'idle' }),
  useNavigate: () => () => undefined,
  useRouter: () => null,
  useSearch: () => ({}),
  useParams: () => ({}),
}));

const settlement = anySettlement();
const raised = anyAdvance();
const same = anyAdvance({ key: '13 2', pasport_id: 13, space_name: '13', held: 6000 });
const later = anyAdvance({
  key: '12 3',
  service_id: 3,
  service_name: 'Výtah',
  later: '2099-06-01',
});
const go = vi.fn();
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  go.mockReset();
  accepted.set(null);
  api = stubApi();
  signedIn();
  api.answers(previewNextAdvances, anyAdvances([raised, same, later]));
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const boxOf = (row: HTMLTableRowElement | undefined) =>
  oneOf(HTMLInputElement, 'input[type="checkbox"]', row);
const lastAsked = () => api.sentTo(previewNextAdvances).at(-1);

async function open(at: SettlementAt = {}, count = 3): Promise<void> {
  ({ leave } = drawn(<Advances settlement={settlement} at={at} go={go} />));
  await eventually(() => expect(rows()).toHaveLength(count));
}

async function acceptAll(): Promise<void> {
  click(button('Přijmout zálohy'));
  await eventually(() => expect(text()).toContain('Změní se 2 zálohy u 1 prostoru'));
  click(button('Přijmout zálohy', one('dialog')));
}

test('the proposal stands row by row with sums of a month, now and after', async () => {
  await open();
  expect(lastAsked()).toMatchObject({ reserve: 5, step: 1000, except: [] });
  expect(text()).toContain('Dosud měsíčně160,00 Kč');
  expect(text()).toContain('Nově měsíčně180,00 Kč');
  expect(rows()[1]?.dataset['dimmed']).toBe('true');
  expect(rows()[2]?.textContent).toContain(
    'od 1.\u00a06.\u00a02099 je zapsaná jiná částka, ta zůstane',
  );
  expect(text()).not.toContain('67/2013');
});

test('the address leaves changes alone', async () => {
  await open({ show: 'changed' }, 2);
  expect(rows().map((row) => row.textContent?.includes('beze změny'))).toEqual([false, false]);
});

test('an early day is warned of, once the proposal is counted by it', async () => {
  await open();
  type(oneOf(HTMLInputElement, 'form input'), '1. 1. 2026');
  await eventually(() => expect(text()).toContain('Vyplněné údaje se od návrhu liší.'));
  expect(button('Přijmout zálohy').disabled).toBe(true);
  click(button('Přepočítat návrh'));
  await eventually(() => expect(text()).toContain('zákon č. 67/2013 Sb., § 4 odst. 3'));
  expect(lastAsked()).toMatchObject({ valid_from: '2026-01-01' });
});

test('a row that is left out turns at once and goes out of the proposal', async () => {
  await open();
  const release = api.holds(previewNextAdvances);
  api.answers(previewNextAdvances, anyAdvances([{ ...raised, is_excepted: true }, same, later]));
  click(boxOf(rows()[0]));
  await eventually(() => expect(rows()[0]?.textContent).toContain('vynecháno'));
  expect(button('Přijmout zálohy').disabled).toBe(true);
  release();
  await eventually(() => expect(text()).toContain('Nově měsíčně170,00 Kč'));
  expect(lastAsked()).toMatchObject({ except: ['12 2'] });
});

test('a whole service is left out by one step', async () => {
  await open();
  const select = oneOf(HTMLSelectElement, 'select[aria-label="Služba"]');
  act(() => {
    select.value = '3';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await eventually(() => expect(rows()).toHaveLength(1));
  click(button('Vynechat celou službu'));
  await eventually(() => expect(lastAsked()).toMatchObject({ except: ['12 3'] }));
});

test('what is accepted is asked of first, leads to sheets and can be taken back', async () => {
  api.answers(acceptNextAdvances, { changed_count: 2, house_change_id: 8 });
  api.answers(undoHouseValues, { undone_count: 2 });
  await open();
  await acceptAll();
  await eventually(() => expect(text()).toContain('Přijato: 2 zálohy od'));
  expect(api.sentTo(acceptNextAdvances)[0]).toMatchObject({ seen: 'seen', step: 1000, except: [] });
  const link = oneOf(HTMLAnchorElement, 'section[aria-label="Přijaté zálohy"] a');
  expect(link.getAttribute('href')).toContain('/money/prescriptions?unit=1&tab=sheets&as_of=');
  click(button('Vrátit změnu'));
  await eventually(() => expect(text()).toContain('Změna záloh byla vrácena'));
  expect(document.querySelector('section[aria-label="Přijaté zálohy"]')).toBeNull();
});

test('advances that somebody changed meanwhile are read again, and the person is told', async () => {
  api.refuses(acceptNextAdvances, 'advances-differ');
  await open();
  const before = api.sentTo(previewNextAdvances).length;
  await acceptAll();
  await eventually(() => expect(text()).toContain('Návrh je načtený znovu.'));
  expect(text()).toContain('Zálohy se mezitím změnily.');
  await eventually(() => expect(api.sentTo(previewNextAdvances).length).toBe(before + 1));
});

test('a settlement that proposes nothing says so', async () => {
  api.answers(previewNextAdvances, anyAdvances([]));
  ({ leave } = drawn(<Advances settlement={settlement} at={{}} go={go} />));
  await eventually(() => expect(text()).toContain('Vyúčtování nenavrhuje žádnou zálohu'));
});

test('a proposal that did not come can be asked for again', async () => {
  api.refuses(previewNextAdvances, 'settlement-not-reviewed');
  ({ leave } = drawn(<Advances settlement={settlement} at={{}} go={go} />));
  await eventually(() => expect(text()).toContain('Zkusit znovu'));
  api.answers(previewNextAdvances, anyAdvances([raised]));
  click(button('Zkusit znovu'));
  await eventually(() => expect(rows()).toHaveLength(1));
});
