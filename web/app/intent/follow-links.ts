import { dropStale, readAhead } from './read-ahead.ts';
import { watchRest } from './rest.ts';

/** Has the first reads of a screen go ahead when somebody is about to follow a link to it. The first event is the one this was fetched for. */
export function followLinks(first: Event): () => void {
  const stop = watchRest(({ href, target, download }) => {
    if (target !== '_blank' && download === '') readAhead(new URL(href));
  }, first);
  const stopDropping = dropStale();
  return () => {
    stop();
    stopDropping();
  };
}
