import { dropStale, readAhead } from './read-ahead.ts';
import { watchRest } from './rest.ts';

/** Has the first reads of a screen go ahead when somebody is about to follow a link to it; from the first event on. */
export function followLinks(first: Event): () => void {
  const { hear, stop } = watchRest(({ href, target, download }) => {
    if (target !== '_blank' && download === '') readAhead(new URL(href));
  });
  const stopDropping = dropStale();
  const { target } = first;
  // The hand may have gone on while this was fetched.
  const isOver = first.type !== 'pointermove' || (target as Element).matches(':hover');
  if (isOver) hear(first);
  return () => {
    stop();
    stopDropping();
  };
}
