import { useNavigate, useSearch } from '@tanstack/react-router';

/** What of the home view stands in the address: the open tab, and the part of the client's profile. */
export interface HomePlace {
  readonly tab?: string | undefined;
  readonly part?: string | undefined;
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The place of the home view as the address has it, and the way to another. */
export function useHomePlace() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    tab: wordOf(search['tab']),
    part: wordOf(search['part']),
    go: (place: HomePlace) => void navigate({ to: '.', search: { ...place }, resetScroll: false }),
  };
}
