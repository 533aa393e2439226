import { element, printSheet } from '#web/ui/print-sheet.ts';
import type { HelpArticle } from './article.ts';
import { partsOf } from './MarkedText.tsx';

/** Prints an article on a page of its own. */
export function printArticle(article: HelpArticle): void {
  printSheet([articlePage(article)]);
}

/** An article as it is printed. */
export function articlePage({ title, about, steps, notes = [] }: HelpArticle): HTMLElement {
  const page = element('article');
  const list = element('ol');
  list.append(...steps.map((step) => marked('li', step)));
  page.append(element('h1', title), marked('p', about), list);
  if (notes.length > 0)
    page.append(element('h2', 'Dobré vědět'), ...notes.map((note) => marked('p', note)));
  return page;
}

function marked(tag: string, text: string): HTMLElement {
  const made = element(tag);
  made.append(...partsOf(text).map((part, at) => (at % 2 === 0 ? part : element('strong', part))));
  return made;
}
