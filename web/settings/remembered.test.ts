// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { identity } from '#web/lib/identity.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { putColumnsAway, tablesWithChoices } from '#web/table/column-choice.ts';
import { forgetRemembered, remembered } from './remembered.ts';

const as = (user_identity: string) =>
  identity.set({ token: 't', user_identity, client_id: 1, is_sys_admin: false });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  selectedCity.set(0);
});

test('what is remembered is counted and forgotten for the signed-in user alone', () => {
  as('jiny@example.cz');
  putColumnsAway('units', ['DPH']);
  as('jana@example.cz');
  expect(remembered()).toEqual({ tables: 0, cities: 0, finds: 0 });
  putColumnsAway('units', ['DPH']);
  putColumnsAway('errors', ['Verze', 'Soubor']);
  selectedCity.set(7);
  expect(remembered()).toEqual({ tables: 2, cities: 1, finds: 0 });
  forgetRemembered();
  expect(remembered()).toEqual({ tables: 0, cities: 0, finds: 0 });
  expect(selectedCity.get()).toBe(0);
  as('jiny@example.cz');
  expect(tablesWithChoices()).toEqual(['units']);
});
