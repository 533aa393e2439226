import type { Page } from '@playwright/test';

/** Where the page keeps, for axe, an element of each colour that nobody has judged yet. */
export const UNJUDGED = 'unjudged';

/**
 * Looks for colours in which text stands on the page, each as all that its contrast depends on: of the
 * text, its size, its kind and what lies behind it down to the first ground that hides the rest. Leaves an
 * element of each that is not among the known ones on the page, and returns those colours.
 */
function findColours({ known, kept }: { known: readonly string[]; kept: string }): string[] {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (element === null) return '';
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const isEmpty = own === 'rgba(0, 0, 0, 0) none 1';
    const hides = backgroundColor.startsWith('rgb(') && opacity === '1';
    const below = hides ? '' : groundOf(element.parentElement);
    const ground = isEmpty ? below : `${own} < ${below}`;
    grounds.set(element, ground);
    return ground;
  };
  const colourOf = (element: Element): string => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    // From these sizes on less contrast is enough (WCAG 2.2, 1.4.3: 18 and, in bold, 14 points).
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    // What is disabled needs no contrast, and a link more of it.
    const kind = ['a', ':disabled, [aria-disabled="true"]', 'label'].map(
      (kinds) => element.closest(kinds) !== null,
    );
    return [color, isLarge, ...kind, '<', groundOf(element)].join(' ');
  };
  const bearers = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement !== null && textContent?.trim() !== '') bearers.add(parentElement);
  }
  const found = new Map<string, Element>();
  for (const bearer of bearers) {
    const { width } = bearer.getBoundingClientRect();
    // What only a screen reader meets is a point, and has no colour to judge.
    if (width <= 1 || !bearer.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const colour = colourOf(bearer);
    // Of a single character axe cannot tell.
    const longest = found.get(colour)?.textContent.length ?? -1;
    if (bearer.textContent.length > longest) found.set(colour, bearer);
  }
  for (const colour of known) found.delete(colour);
  Object.assign(window, { [kept]: [...found.values()] });
  return [...found.keys()];
}

/** Colours that axe has found good in this process. */
const judged = new Set<string>();

/** Colours of the page that nobody has judged yet; an element of each waits on the page under `UNJUDGED`. */
export function newColours(page: Page): Promise<string[]> {
  return page.evaluate(findColours, { known: [...judged], kept: UNJUDGED });
}

/** Remembers colours in which axe found nothing. */
export function judgedGood(colours: readonly string[]): void {
  for (const one of colours) judged.add(one);
}
