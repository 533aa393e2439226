import { beforeEach, expect, test } from 'vitest';
import { identity } from '#web/lib/identity.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { keepColumns, tablesWithChoices } from '#web/table/stored-columns.ts';
import { forgetRemembered, remembered } from './remembered.ts';

const putAway = (id: string, hidden: string[]) =>
  keepColumns(id, { hidden, shown: [], widths: {} });

const as = (user_identity: string) =>
  identity.set({ token: 't', user_identity, client_id: 1, is_sys_admin: false });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  selectedCity.set(0);
});

test('what is remembered is counted and forgotten for the signed-in user alone', () => {
  as('jiny@example.cz');
  putAway('units', ['vat']);
  as('jana@example.cz');
  expect(remembered()).toEqual({ tables: 0, cities: 0, finds: 0 });
  putAway('units', ['vat']);
  putAway('errors', ['version', 'file']);
  selectedCity.set(7);
  expect(remembered()).toEqual({ tables: 2, cities: 1, finds: 0 });
  forgetRemembered();
  expect(remembered()).toEqual({ tables: 0, cities: 0, finds: 0 });
  expect(selectedCity.get()).toBe(0);
  as('jiny@example.cz');
  expect(tablesWithChoices()).toEqual(['units']);
});
