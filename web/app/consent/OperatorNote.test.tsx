import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOperator, type Operator } from '#contract/legal.ts';
import { queryClient } from '#web/lib/query.ts';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { OperatorNote } from './OperatorNote.tsx';

let api: StubApi;
let leave = () => {};
beforeEach(() => {
  api = stubApi();
  signedIn({ user: { is_sys_admin: true } });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const operator: Operator = {
  operator_name: 'Správa portálu',
  operator_business_id: '',
  operator_address: '',
  operator_email: '',
  operator_phone: '',
  operator_data_box: '',
  version: 1,
  updated: '2026-01-02T08:15:00.000Z',
};
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

test('a system admin is told what of the operator is missing, and where to fill it in', async () => {
  api.answers(readOperator, operator);
  ({ leave } = drawn(<OperatorNote />));
  await eventually(() => expect(text()).toContain('chybí sídlo a e-mail'));
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/about?tab=operator');
});

test('nothing is told once he is filled in', async () => {
  const whole = { operator_address: 'Lípová 1', operator_email: 'portal@example.cz' };
  api.answers(readOperator, { ...operator, ...whole });
  ({ leave } = drawn(<OperatorNote />));
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  expect(text()).not.toContain('chybí');
});
