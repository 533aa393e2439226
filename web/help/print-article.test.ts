import { expect, it } from 'vitest';
import { articlePage } from './print-article.ts';

it('an article is printed with its steps in order and what stands on the screen in bold', () => {
  const page = articlePage({
    id: 'a',
    title: 'Uvařit čaj',
    routes: ['Home'],
    words: '',
    about: 'Na zahřátí.',
    steps: ['Stiskněte **Zapnout**.', 'Počkejte.'],
    notes: ['Pozor, pálí.'],
  });
  expect(page.querySelector('h1')?.textContent).toBe('Uvařit čaj');
  expect([...page.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Stiskněte Zapnout.',
    'Počkejte.',
  ]);
  expect(page.querySelector('strong')?.textContent).toBe('Zapnout');
  expect(page.querySelector('h2')?.nextElementSibling?.textContent).toBe('Pozor, pálí.');
});
