import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readMetersStanding, type MetersStanding } from '#contract/metering/standing.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Fact, Unknown } from '#web/ui/Summary.tsx';

interface MetersFactProps {
  unit_id: number;
  /** The pasport_id of the house, or those of the spaces. */
  of: { readonly house: number } | { readonly spaces: readonly number[] };
}

const counted = (count: number, ...forms: readonly [string, string, string]) =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, ...forms)}`;

/** How much is measured in a house or in spaces and what of it lacks something, each with the way to just those; nothing where meters are closed to the person. */
export function MetersFact({ unit_id, of }: MetersFactProps) {
  const isOpen = useIsOpenAddress(paths.MetersOverview);
  const isAsked = isOpen && ('house' in of || of.spaces.length > 0);
  const body = 'house' in of ? { house: of.house } : { spaces: [...of.spaces] };
  const query = queryFor(readMetersStanding, { params: { unit_id }, body });
  // Meters change on other screens, so it is asked for on each opening.
  const { data, error } = useQuery({ ...query, enabled: isAsked, staleTime: 0 });
  if (!isOpen) return null;
  const where =
    'house' in of ? `house=${of.house}` : `spaces=${encodeURIComponent(JSON.stringify(of.spaces))}`;
  return (
    <Fact label="Měřidla">
      {!isAsked ? (
        <Unknown>nic se neměří</Unknown>
      ) : data !== undefined ? (
        <Standing told={data} href={`${paths.MetersOverview}?unit=${unit_id}&${where}`} />
      ) : error === null ? (
        <Skeleton height="1.5rem" width="8rem" />
      ) : (
        userMessage(error)
      )}
    </Fact>
  );
}

const daysOf = (days: number) => counted(days, 'dne', 'dnů', 'dnů');

/** What lacks something, by the questions of the list of meters. */
function lacks(told: MetersStanding) {
  const { no_meter, unread, ends, ended, verification_days } = told;
  return [
    { filter: 'no-meter', count: no_meter, text: 'bez měřidla' },
    { filter: 'unread', count: unread, text: 'bez odečtu' },
    { filter: 'ended', count: ended, text: 'po konci ověření' },
    {
      filter: 'ends',
      count: ends,
      text: `s ověřením končícím do ${daysOf(verification_days ?? 0)}`,
    },
  ].filter(({ count }) => count > 0);
}

function Standing({ told, href }: { told: MetersStanding; href: string }) {
  if (told.places === 0) return <Unknown>nic se neměří</Unknown>;
  return (
    <>
      <Anchor component={InnerLink} href={href}>
        {counted(told.places, 'měřicí místo', 'měřicí místa', 'měřicích míst')}
      </Anchor>
      {lacks(told).map(({ filter, count, text }) => (
        <Anchor key={filter} component={InnerLink} href={`${href}&filter=${filter}`} size="sm">
          {`${formatNumber(count, 0)} ${text}`}
        </Anchor>
      ))}
    </>
  );
}
