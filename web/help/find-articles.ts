import { foldText } from '#contract/rules/search.ts';
import { routeTable, type RouteName } from '#web/lib/paths.ts';
import type { HelpArticle } from './article.ts';
import { articles } from './articles.ts';

/** What may be offered to somebody; what only a system admin opens is not for others. */
export function articlesFor(isSystemAdmin: boolean): readonly HelpArticle[] {
  const isOpen = (name: RouteName) => isSystemAdmin || routeTable[name].access !== 'system-admin';
  return articles.filter(({ routes }) => routes.some(isOpen));
}

/** The articles of a screen first, those it is the first place of before the others. */
export function articlesOf(
  route: RouteName | undefined,
  among: readonly HelpArticle[],
): readonly HelpArticle[] {
  if (route === undefined) return [];
  const own = among.filter(({ routes }) => routes.includes(route));
  const isMain = ({ routes }: HelpArticle) => routes[0] === route;
  return [...own.filter(isMain), ...own.filter((article) => !isMain(article))];
}

/**
 * The articles in which every word of the text stands, without regard to case and diacritics; those that
 * have it in the title come first, then those that are known by such words, then the rest.
 */
export function findArticles(text: string, among: readonly HelpArticle[]): readonly HelpArticle[] {
  const words = foldText(text).split(/\s+/u).filter(Boolean);
  const places = among.map((article) => ({ article, place: placeOf(article, words) }));
  return [0, 1, 2].flatMap((wanted) =>
    places.filter(({ place }) => place === wanted).map(({ article }) => article),
  );
}

/** Where the words were found: 0 the title, 1 its words, 2 the text; undefined for nowhere. */
function placeOf(article: HelpArticle, words: readonly string[]): number | undefined {
  const { title, words: known, about, steps, notes = [] } = article;
  const layers = [title, known, [about, ...steps, ...notes].join(' ')].map(foldText);
  const place = layers.findIndex((_, at) => {
    const read = layers.slice(0, at + 1).join(' ');
    return words.every((word) => read.includes(word));
  });
  return place === -1 ? undefined : place;
}
