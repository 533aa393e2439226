// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerObjection,
  listObjections,
  type SettlementObjection,
} from '#contract/settlement/objections.ts';
import { guardOf } from '#contract/settlement/guard.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { anySettlement } from '#tests/web/settlement-sample.ts';
import { correctionReason, lateText, waitingText } from './objection-words.ts';
import { Objections } from './Objections.tsx';

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => undefined,
  useRouter: () => null,
  useSearch: () => ({}),
  useParams: () => ({}),
}));

const objection: SettlementObjection = {
  settlement_objection_id: 5,
  settlement_statement_id: 70,
  address_id: 8,
  recipient_key: '12:8',
  unit_id: 1,
  settlement_id: 4,
  number: 1,
  space_name: '12',
  building_name: 'Lipová 12',
  names: 'Jan Novák',
  service_id: 2,
  service_name: 'Úklid',
  content: 'Neuklízelo se.',
  received_on: '2026-04-22',
  answer_until: '2026-05-22',
  state: 'open',
  answer: '',
  answered_on: null,
  answered_by: '',
  corrected_on: null,
  origin: 'link',
  email: '',
  mailed_to: '',
  version: 1,
};
const settlement = anySettlement({ state: 'issued', issued_on: '2026-03-03', objections: 1 });
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const shows = (what: string) => eventually(() => expect(text()).toContain(what));
const open = (values: SettlementObjection[]) => {
  api.answers(listObjections, { values });
  ({ leave } = drawn(<Objections settlement={settlement} />));
};

test('an objection is settled in a dialog, and one that was accepted offers a correction', async () => {
  open([objection]);
  await shows('Prostor 12, Lipová 12, Jan Novák');
  const accepted = { ...objection, state: 'accepted' as const, answered_on: '2026-05-01' };
  api.answers(answerObjection, accepted);
  click(button('Vyřídit námitku'));
  await shows('E-mail nemá, doručte mu ji i jinak.');
  api.answers(listObjections, { values: [accepted] });
  click(button('Vyřídit'));
  await eventually(() =>
    expect(api.sentTo(answerObjection)).toMatchObject([{ state: 'accepted', answer: '' }]),
  );
  await shows('přijatá');
  click(button('Otevřít opravu'));
  await shows('Otevřít k opravě');
  const reason = document.querySelector('textarea')?.value;
  expect(reason).toBe('Oprava na základě přijaté námitky, služba Úklid');
});

test('without any it says where they come from', async () => {
  open([]);
  await shows('Nikdo zatím námitku nepodal');
  expect(button('Zapsat námitku').disabled).toBe(false);
});

test('what waits is told with the nearest term, in words', () => {
  leave = () => undefined;
  const told = (objections_open: number, answer_until: string | null, today = '2026-05-20') =>
    waitingText({ objections_open, answer_until }, today).replaceAll('\u00A0', ' ');
  expect(told(0, null)).toBe('');
  expect(told(1, '2026-05-22')).toBe(
    'Na vyřízení čeká 1 námitka: vyřiďte ji do 22. 5. 2026 (zbývají 2 dny).',
  );
  expect(told(3, '2026-05-20')).toBe(
    'Na vyřízení čekají 3 námitky: první vyřiďte do 20. 5. 2026 (lhůta končí dnes).',
  );
  expect(told(5, '2026-05-15')).toBe(
    'Na vyřízení čeká 5 námitek: první vyřiďte do 15. 5. 2026 (po lhůtě 5 dní).',
  );
  expect(correctionReason({ ...objection, service_name: '' })).toBe(
    'Oprava na základě přijaté námitky',
  );
});

test('a late answer names the recipient and what it costs him by days, once for all his objections', () => {
  leave = () => undefined;
  const other = { ...objection, settlement_objection_id: 6, answer_until: '2026-05-25' };
  const spouse = { ...objection, settlement_objection_id: 7, address_id: 9, names: 'Eva Malá' };
  const values = [other, objection, spouse];
  const guard = guardOf('2026-05-22', ['2026-05-22', '2026-05-22'], 5000, '2026-06-01');
  const told = (one: SettlementObjection, today = '2026-06-01') =>
    lateText(one, values, guard, today).replaceAll('\u00A0', ' ');
  // Ten started days behind 22 May by 50 Kč (zákon č. 67/2013 Sb., § 13).
  expect(told(objection)).toBe(
    'Opožděná odpověď příjemci (Jan Novák): pokuta zatím 500 Kč (50 Kč × 1 příjemce × 10 dní).',
  );
  expect(told(spouse)).toContain('(Eva Malá): pokuta zatím 500 Kč');
  expect(told(other)).toBe('Pokuta běží od dřívější námitky téhož příjemce (Jan Novák).');
  expect(told(objection, '2026-05-22')).toBe('');
  expect(told({ ...objection, state: 'accepted' })).toBe('');
  const unknown = { ...guard, per_day: null };
  expect(lateText(objection, values, unknown, '2026-06-01')).toBe(
    'Opožděná odpověď příjemci (Jan Novák): výše pokuty není známa.',
  );
});

test('the card of a late one says it on the screen', async () => {
  const answer_until = '2020-05-22';
  const answer_guard = guardOf(answer_until, [answer_until], 5000, '2020-06-01');
  api.answers(listObjections, { values: [{ ...objection, answer_until }] });
  ({ leave } = drawn(<Objections settlement={{ ...settlement, answer_guard }} />));
  await shows('Opožděná odpověď příjemci (Jan Novák): pokuta zatím');
  expect(text()).toContain('po lhůtě');
});
