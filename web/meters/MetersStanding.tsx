import { Anchor } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Note } from '#web/ui/Note.tsx';
import { placesOf } from './meter-filters.ts';
import { usePlaces } from './meters.queries.ts';
import { openCount, warningsOf } from './watch/warning-filters.ts';
import { useWarnings } from './watch/warnings.queries.ts';

interface MetersStandingProps {
  unit_id: number;
  /** The pasport_id of the house. */
  house?: number | undefined;
  /** The pasport_ids of spaces; the whole house without them. */
  spaces?: readonly number[] | undefined;
}

const counted = (count: number, ...forms: readonly [string, string, string]) =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, ...forms)}`;

/** How many places are measured here, as the list under it has them, and the way to their warnings. */
export function MetersStanding({ unit_id, house, spaces }: MetersStandingProps) {
  const places = placesOf(usePlaces(unit_id, false).data?.values, { house, spaces });
  const { data, error } = useWarnings(unit_id);
  if (places === undefined || places.length === 0) return null;
  const waiting = openCount(warningsOf(data?.values, { house, spaces }));
  // Of a space its house is known by the space.
  const where =
    spaces === undefined
      ? `house=${house}`
      : `spaces=${encodeURIComponent(JSON.stringify(spaces))}`;
  return (
    <Note>
      {counted(places.length, 'měřicí místo', 'měřicí místa', 'měřicích míst')}
      {', '}
      {waiting === undefined ? (
        <Unread isFailed={error !== null} />
      ) : waiting === 0 ? (
        'žádné upozornění k vyřízení'
      ) : (
        <Anchor
          component={InnerLink}
          href={`${paths.MetersOverview}?unit=${unit_id}&view=warnings&${where}`}
          underline="always"
        >
          {counted(waiting, 'upozornění', 'upozornění', 'upozornění')} k&nbsp;vyřízení
        </Anchor>
      )}
    </Note>
  );
}

function Unread({ isFailed }: { isFailed: boolean }) {
  return isFailed ? 'upozornění se nepodařilo načíst' : 'upozornění se načítají';
}
