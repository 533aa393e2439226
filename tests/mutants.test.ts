import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mutated, mutationsOf } from './mutants/mutations.ts';

/** What the source becomes, one small fault at a time. */
const faultsOf = (text: string) =>
  mutationsOf('a.ts', text).map(
    ({ start, end, by }) => text.slice(0, start) + by + text.slice(end),
  );

describe('small faults', () => {
  it.each([
    ['a < b;', [';', 'a <= b;']],
    ['const c = a && !b;', ['const c = a || !b;', 'const c = a && b;']],
    ['const c = a + 1;', ['const c = a - 1;', 'const c = a + 2;', 'const c = a + (0);']],
    ["const c = a + 'x';", ["const c = a + '';"]],
    ['const c = `x${a}`;', ['const c = ``;']],
    ['const c = on === true;', ['const c = on !== true;', 'const c = on === false;']],
    ['const c = a ? b : d;', ['const c = true ? b : d;', 'const c = false ? b : d;']],
    ['const c = list.some(f);', ['const c = list.every(f);']],
  ])('of %s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('leave types, imports, names of properties and SQL alone', () => {
    const text = `import { a } from './a.ts';
      export interface B { readonly kind: 'b' }
      const c = { 'name': a as 1 | 2 } satisfies Record<string, 5>;
      const q = sql\`select 1\`;`;
    expect(faultsOf(text)).toEqual([]);
  });

  it('name their line', () => {
    expect(mutationsOf('a.ts', '\n\nconst c = true;').map(({ line }) => line)).toEqual([3]);
  });

  it('that make a loop endless end by an error', () => {
    const text = 'let n = 0; while (n < 5) n += 1;';
    const [left] = mutationsOf('a.ts', text).filter(({ by }) => by === ';');
    const endless = left === undefined ? '' : mutated('a.ts', text, left);
    expect(() => runInNewContext(`(() => { ${endless} })()`)).toThrow('endless');
  });
});
