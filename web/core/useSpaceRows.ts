import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';

/** A row that is about a space. */
interface OfSpace {
  readonly pasport_id: number;
  readonly pasport_space_id: number;
}

/** Walked in the order of the rows when one of their spaces is open. */
const leadsTo = ({ pasport_space_id }: OfSpace) => ['spaces-asked', pasport_space_id] as const;

/** What a table of spaces that somebody was asked about does with its rows: it opens them at a tab of the space. */
export function useSpaceRows(unit_id: number, tab: string) {
  const navigate = useNavigate();
  const [marked, setMarked] = useState<number | null>(null);
  return {
    leadsTo,
    marked,
    onSelect: ({ pasport_id }: OfSpace) => setMarked(pasport_id),
    onActivate: ({ pasport_space_id: space }: OfSpace) =>
      void navigate({ to: paths.pasports, search: { unit: unit_id, space, tab } }),
    activateLabel: 'Otevřít prostor',
  };
}
