/** Links that lead within the portal, by their paths. */
export const LINKS = 'a[href^="/"]';

/** The link that stands at a place of the page; null where none does. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
