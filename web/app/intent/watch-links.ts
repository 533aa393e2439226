import { mayPreload } from '#web/lib/preload.ts';

const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

/**
 * Has the reads of a screen go ahead when somebody is about to open it by a link. What knows of hands and of the
 * plan of reads is fetched at the first link that is pointed at or focused, not with the first view.
 */
export function watchLinks(): void {
  const begin = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest('a[href]') === null) return;
    if (!mayPreload()) return;
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    void import('./follow-links.ts').then(
      ({ followLinks }) => followLinks(event),
      // Screens then read by themselves.
      () => undefined,
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, true);
}
