import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCities } from '#contract/lists/cities.ts';
import type { CitiesImport } from '#contract/lists/cities.ts';
import { pick } from '#tests/web/import-probe.tsx';
import { settled } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { ImportCities } from './ImportCities.tsx';

const tried = (rows_new: number): CitiesImport => ({
  rows_total: rows_new,
  rows_new,
  rows_changed: 0,
  rows_same: 0,
  rows_failing: 0,
  faults: [],
  accepted: false,
});
const shown = () => document.querySelector('[aria-label="Výsledek zkoušky"]')?.textContent ?? '';

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn({ user: { is_sys_admin: true } });
});
afterEach(() => leave());

async function tryOut(name: string, rows_new: number): Promise<() => void> {
  api.answers(importCities, tried(rows_new));
  const before = api.sentTo(importCities).length;
  const release = api.holds(importCities);
  pick(new File([name], name));
  await eventually(() => expect(api.sentTo(importCities)).toHaveLength(before + 1));
  return release;
}

test('of two files chosen in a row the second one is shown, whichever answer comes last', async () => {
  ({ leave } = drawn(<ImportCities onClose={() => undefined} />));
  const releaseFirst = await tryOut('prvni.csv', 111);
  const releaseSecond = await tryOut('druhy.csv', 222);
  releaseSecond();
  await eventually(() => expect(shown()).toContain('222'));
  releaseFirst();
  await settled();
  await settled();
  expect(shown()).toContain('222');
});
