import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { day } from '#contract/fields.ts';

/** What of a list stands in the address, so that a link to it can be sent and Back finds it as it was. */
export interface ListPlace {
  readonly filter?: string | undefined;
  /** Hidden records are listed too. */
  readonly hidden?: 1 | undefined;
  /** The day whose state is shown; today when left out. */
  readonly as_of?: string | undefined;
  /** Key of the marked row. */
  readonly row?: string | number | undefined;
  /** The sought text, as it was when a row was opened. */
  readonly q?: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** Reads the place from an address; what makes no sense there is left out. */
export function readListPlace(search: Search): ListPlace {
  const { filter, hidden, as_of, row, q } = search;
  return {
    filter: typeof filter === 'string' ? filter : undefined,
    hidden: hidden === 1 ? 1 : undefined,
    as_of: day.safeParse(as_of).data,
    row: typeof row === 'string' || typeof row === 'number' ? row : undefined,
    // A sought number comes from the address as a number.
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
  };
}

export type GoInList = (step: ListPlace) => void;

/** The place of a list as the address has it, and a step to another; steps leave no trace for Back. */
export function useListPlace(): { readonly place: ListPlace; readonly go: GoInList } {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = useMemo(() => readListPlace(search), [search]);
  return {
    place,
    go: (step) =>
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...readListPlace(before), ...step }),
        replace: true,
        resetScroll: false,
      }),
  };
}
