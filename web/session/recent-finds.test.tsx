import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Find } from '#contract/search.ts';
import { rendered } from '#tests/web/rendered.tsx';
import { anyUnit, signedIn } from '#tests/web/screen.tsx';
import { recentFinds, rememberFind, useOpenedFind } from './recent-finds.ts';

let leave: () => void = () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  signedIn({ units: [anyUnit({ unit_id: 1, name: 'SVJ Lípa' })] });
});
afterEach(() => leave());

/** Opens a record, as its screen does when it has come. */
function open(id: number, title: string, told: readonly string[] = []): void {
  function Opened() {
    useOpenedFind({ kind: 'space', unit_id: 1, id, title, told });
    return null;
  }
  ({ leave } = rendered(<Opened />));
}

test('a record that was opened is among the last ones, with what tells it from others', () => {
  open(5, 'Byt 12', ['č. 12', '', 'Lipová 12']);
  leave();
  open(6, 'Byt 13');
  expect(recentFinds()).toEqual<Find[]>([
    { kind: 'space', unit_id: 1, unit_name: 'SVJ Lípa', id: 6, title: 'Byt 13', detail: '' },
    {
      kind: 'space',
      unit_id: 1,
      unit_name: 'SVJ Lípa',
      id: 5,
      title: 'Byt 12',
      detail: 'č. 12 · Lipová 12',
    },
  ]);
});

test('keeps what the search told of it until it is called otherwise', () => {
  const detail = 'č. 12 · Lipová 12 · Nová Jana';
  rememberFind({ kind: 'space', unit_id: 1, unit_name: '', id: 5, title: 'Byt 12', detail });
  open(5, 'Byt 12', ['č. 12']);
  leave();
  expect(recentFinds()).toMatchObject([{ id: 5, detail }]);
  open(5, 'Ateliér', ['č. 12']);
  expect(recentFinds()).toMatchObject([{ id: 5, title: 'Ateliér', detail: 'č. 12' }]);
});

test('a record on its way is not remembered', () => {
  function Coming() {
    useOpenedFind(undefined);
    return null;
  }
  ({ leave } = rendered(<Coming />));
  expect(recentFinds()).toEqual([]);
});
