import { flagIn, usePlace } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of the news stands in the address, so that a link to it can be sent. */
export interface NewsPlace {
  /** The sought text. */
  readonly q?: string | undefined;
  /** A new item is being written. */
  readonly new?: 1 | undefined;
  /** The item is being edited. */
  readonly edit?: 1 | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readNewsPlace({ q, new: created, edit }: Search): NewsPlace {
  // A sought number comes from the address as a number.
  const sought = typeof q === 'string' || typeof q === 'number' ? String(q) : '';
  return {
    q: sought === '' ? undefined : sought.slice(0, 100),
    new: flagIn(created),
    edit: flagIn(edit),
  };
}

/** The place as the address has it, and a step to another. */
export function useNewsPlace() {
  return usePlace<NewsPlace>({ read: readNewsPlace });
}

const PATTERN = /^\d{1,9}$/;

/** The id in the address of an item; 0, which nothing has, for what is no id. */
export function newsIdOf(blog_id: string | undefined): number {
  return blog_id !== undefined && PATTERN.test(blog_id) ? Number(blog_id) : 0;
}
