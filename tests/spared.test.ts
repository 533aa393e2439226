import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { faultsNamedIn, withNamedForms, withNamedSentences } from '../vite.spared.ts';

const catalogues = readdirSync('contract', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[/-])errors\.ts$/.test(file))
  .map((file) => [file, readFileSync(join('contract', file), 'utf8')] as const);

const numbersIn = (text: string) => text.match(/\b\d{8}\b/g) ?? [];

describe('the page is given the catalogue of faults', () => {
  test('with the number of each', () => {
    const known = catalogues.flatMap(([, text]) => numbersIn(withNamedSentences(text, new Set())));
    const all = Object.values(errors).map(({ errorCode }) => String(errorCode));
    expect(known.toSorted()).toEqual(all.toSorted());
  });

  test.each(catalogues)('without the sentences of %s', (_file, text) => {
    const short = withNamedSentences(text, new Set());
    const sentences = text.match(/'[^'\n]* [^'\n]*\.'/g) ?? [];
    const left = sentences.filter(
      (one) => short.includes(one) && !one.startsWith("'Nastala chyba"),
    );
    expect(left).toEqual([]);
  });

  test('with the sentence of a fault that the page says itself', () => {
    const text = catalogues.find(([file]) => file === 'errors.ts')?.[1] ?? '';
    const short = withNamedSentences(text, new Set(['version-conflict']));
    expect(short).toContain(errors['version-conflict'].errorMsg);
    expect(short).not.toContain(errors['not-found'].errorMsg);
  });

  test('only where all of it is understood', () => {
    const odd = "export const some = {\n  'a-fault': kind(A_NUMBER, 409, 'Sentence.'),\n};\n";
    expect(() => withNamedSentences(odd, new Set())).toThrow('Of 1 faults 0 were understood');
  });
});

describe('a source of the page', () => {
  const taking = "import { errors } from '#contract/errors.ts';\n";

  test('names the faults whose sentences it says', () => {
    const text = `${taking}const one = errors['not-found'].errorMsg + errors.unauthorized.errorMsg;`;
    expect(faultsNamedIn(text)).toEqual(['not-found', 'unauthorized']);
  });

  test('may not take a fault without naming it', () => {
    expect(() => faultsNamedIn(`${taking}const one = errors[code].errorMsg;`)).toThrow(
      'one by one',
    );
  });

  test('that takes none names none', () => {
    expect(faultsNamedIn('const { errors } = judge(values);')).toEqual([]);
  });
});

describe('the page is given the library of schemas', () => {
  const library = readFileSync('node_modules/zod/v4/classic/schemas.js', 'utf8');

  test('with the forms of texts that a source names, and no others', () => {
    const given = withNamedForms(library, ['z.string().email()', 'z.iso.date()']);
    expect(given).toContain('this.check(core._email(ZodEmail, params)');
    expect(given).toContain('this.check(core._isoDate(ZodISODate, params)');
    expect(given).not.toContain('this.check(core._jwt(ZodJWT, params)');
    expect(given).not.toContain('this.check(core._ipv6(ZodIPv6, params)');
  });

  test('without readers made of texts', () => {
    expect(withNamedForms(library, [])).not.toContain('$ZodObjectJIT.init(');
  });

  test('only as long as it is understood', () => {
    const odd = library.replace('export const ZodString = ', 'export const ZodTexts = ');
    expect(() => withNamedForms(odd, [])).toThrow('written otherwise');
  });
});
