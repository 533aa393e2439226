import { bringQuietly } from '#web/lib/bring.ts';
import { mayPreload } from '#web/lib/preload.ts';
import { linkAt } from './links.ts';

const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

/**
 * Has the reads of a screen go ahead when somebody is about to open it by a link. What knows of hands and of the
 * plan of reads is fetched at the first link that is pointed at or focused, not with the first view.
 */
export function watchLinks(): void {
  const begin = (event: Event) => {
    if (linkAt(event.target) === null || !mayPreload()) return;
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    // Without it screens read by themselves.
    void bringQuietly(() => import('./follow-links.ts')).then((come) => come?.followLinks(event));
  };
  for (const sign of SIGNS) addEventListener(sign, begin, true);
}
