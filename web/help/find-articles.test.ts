import { expect, it } from 'vitest';
import { articlesFor, articlesOf, findArticles } from './find-articles.ts';

const all = articlesFor(true);
const titles = (found: ReturnType<typeof findArticles>) => found.map(({ title }) => title);

it('an article is found by its title, by other words and by its text, without diacritics', () => {
  expect(titles(findArticles('PRESTEHOVAT', all))[0]).toBe('Přestěhovat nájemce');
  expect(titles(findArticles('gdpr', all))).toEqual(['Vyřídit žádost o osobní údaje']);
  expect(titles(findArticles('gdpr stehovani', all))).toEqual([]);
});

it('who has the word in the title comes before who has it in the text', () => {
  const found = titles(findArticles('licenc', all));
  expect(found.slice(0, 2)).toEqual([
    'Rozšířit licenci a uvolnit místo pro soubory',
    'Spravovat klienty a jejich licence',
  ]);
  expect(found.indexOf('Založit novou jednotku')).toBeGreaterThan(1);
});

it('a screen is offered its own articles first', () => {
  expect(articlesOf('AuxiliariesSipo', all)[0]?.id).toBe('sipo-predani');
  expect(articlesOf('Declarations', all).map(({ id }) => id)).toEqual([
    'hlaseni-osob',
    'osoby-hromadne',
  ]);
  expect(articlesOf(undefined, all)).toEqual([]);
});

it('what only a system admin opens is told to nobody else', () => {
  const others = new Set(articlesFor(false).map(({ id }) => id));
  expect(others.has('klienti')).toBe(false);
  expect(others.has('stehovani')).toBe(true);
});
