// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  bindStatements,
  boxStatements,
  deliverStatements,
  listStatements,
  mailStatements,
  readStatement,
} from '#contract/settlement/statements.ts';
import { listTasks, type Task } from '#contract/tasks.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { anyIssue, anyPaper, anySettlement, anyStatement } from '#tests/web/settlement-sample.ts';
import type { SettlementAt } from '../place.ts';
import { Delivery } from './Delivery.tsx';
import { isBoxable } from './statement-states.ts';

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => undefined,
  useRouter: () => null,
  useSearch: () => ({}),
  useParams: () => ({}),
}));

const settlement = anySettlement({
  state: 'issued',
  issued_on: '2026-03-03',
  due_on: '2026-06-30',
  statements: 3,
  delivered: 1,
});
const statements = [
  anyStatement(),
  anyStatement({ settlement_statement_id: 71, space_name: '13', names: 'Eva Malá', email: '' }),
  anyStatement({
    settlement_statement_id: 72,
    space_name: '14',
    names: 'Petr Nový',
    state: 'handed',
    balance: -5000,
    delivered_on: '2026-03-04',
  }),
];
const task: Task = {
  task_id: 6,
  message: 'Tisk vyúčtování',
  kind: 'settlement-print',
  state: 'done',
  progress: 100,
  fault: '',
  unit_id: 1,
  attempts: 1,
  next_try: '',
  cancel_asked: false,
  result_file: 'vyuctovani.pdf',
  result_bytes: 1000,
  created: '2026-03-03T08:00:00.000Z',
  finished: '2026-03-03T08:00:05.000Z',
};
const go = vi.fn();
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  go.mockReset();
  api = stubApi();
  signedIn();
  api.answers(listStatements, { issues: [anyIssue()], values: statements });
  api.answers(listTasks, { values: [task] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];

async function open(at: SettlementAt = {}, count = 3): Promise<void> {
  ({ leave } = drawn(<Delivery settlement={settlement} at={at} go={go} />));
  await eventually(() => expect(rows()).toHaveLength(count));
}

async function pickAll(): Promise<void> {
  for (const row of rows()) click(one('input[type="checkbox"]', row));
  await eventually(() => expect(text()).toContain('Vytisknout (3)'));
}

test('statements are listed with balances by word and how they stand', async () => {
  await open();
  expect(text()).toContain('nedoplatek 100,00 Kč');
  expect(text()).toContain('přeplatek 50,00 Kč');
  expect(text()).toContain('předáno osobně');
  expect(text()).toContain('1 z 3');
  expect(text()).not.toContain('Vydané verze');
});

test('the filter of the address leaves those whom nothing can be mailed to', async () => {
  await open({ show: 'no-email' }, 1);
  expect(rows()[0]?.textContent).toContain('Eva Malá');
});

test('only those go by mail who have an address and got nothing; it is asked first', async () => {
  api.answers(mailStatements, { task_id: 6 });
  await open();
  await pickAll();
  click(button('Odeslat e-mailem (1)'));
  await eventually(() => expect(text()).toContain('Odeslat 1 vyúčtování e-mailem?'));
  expect(text()).toContain('1 nemá e-mail, 1 už je doručeno nebo odchází.');
  expect(api.sentTo(mailStatements)).toEqual([]);
  click(button('Odeslat e-mailem', one('dialog')));
  await eventually(() => expect(api.sentTo(mailStatements)).toHaveLength(1));
  expect(api.sentTo(mailStatements)[0]).toMatchObject({ statements: [70] });
  await eventually(() => expect(text()).toContain('Vyúčtování se odesílají e-mailem'));
});

test('what was bound for printing is offered when the task has ended', async () => {
  api.answers(bindStatements, { task_ids: [6] });
  await open();
  await pickAll();
  click(button('Vytisknout (3)'));
  await eventually(() => expect(text()).toContain('Stáhnout vyuctovani.pdf'));
  expect(api.sentTo(bindStatements)[0]).toMatchObject({ statements: [70, 71, 72] });
});

test('files for data boxes are made of those who have one and wait, and it is said what follows', async () => {
  const boxed = statements.map((row) => ({ ...row, data_box: 'abc1234' }));
  api.answers(listStatements, { issues: [anyIssue()], values: boxed });
  api.answers(listTasks, { values: [{ ...task, result_file: 'schranky.zip' }] });
  api.answers(boxStatements, { task_ids: [6] });
  await open();
  await pickAll();
  const waiting = boxed.filter(isBoxable).map((row) => row.settlement_statement_id);
  expect(waiting.length).toBeLessThan(boxed.length);
  click(button(`Pro datové schránky (${waiting.length})`));
  await eventually(() => expect(text()).toContain('Až zprávy odešlete, zapište doručení.'));
  expect(api.sentTo(boxStatements)[0]).toMatchObject({ statements: waiting });
});

test('delivery of the picked ones is recorded by a way and a day', async () => {
  api.answers(deliverStatements, { delivered: 3 });
  await open();
  await pickAll();
  click(button('Zapsat doručení (3)'));
  await eventually(() => expect(text()).toContain('Zapíše se u 3 vyúčtování.'));
  click(button('Zapsat doručení', one('[role="dialog"]')));
  await eventually(() => expect(api.sentTo(deliverStatements)).toHaveLength(1));
  expect(api.sentTo(deliverStatements)[0]).toMatchObject({
    statements: [70, 71, 72],
    state: 'handed',
  });
});

test('an opened statement shows what its recipient reads', async () => {
  api.answers(readStatement, anyPaper());
  await open({ statement: 70 });
  await eventually(() =>
    expect(text()).toContain('účet 123456789/0100, variabilní symbol 1200012'),
  );
  expect(text()).toContain('12,50 Kč na 1 m² (dům 13,00 Kč), loni 450,00 Kč');
  expect(text()).toContain('Z této služby příjemce nic nenese');
  click(button('Zavřít', one('[data-dialog-foot]')));
  expect(go).toHaveBeenCalledWith({ statement: undefined }, { replace: true });
});
