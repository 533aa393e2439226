import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { day as dayField } from '#contract/fields.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useSharesFrom } from './house-shares.queries.ts';
import type { Typed } from './new-shares.ts';
import { NewShares } from './NewShares.tsx';

interface SharesFromProps {
  unit_id: number;
  houseId: number;
  typed: Typed;
  onType: (typed: Typed) => void;
  onClose: () => void;
}

/** New shares from a day, over those that hold on it. */
export function SharesFrom(props: SharesFromProps) {
  const { unit_id, houseId } = props;
  const [first_day, setDay] = useState<string | null>(todayInPrague());
  const asked = dayField.safeParse(first_day);
  const { data, error, refetch, isPlaceholderData } = useSharesFrom(unit_id, houseId, asked.data);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="12rem" />;
  return (
    <NewShares
      {...props}
      spaces={data.values}
      isFresh={!isPlaceholderData}
      first_day={first_day}
      onDay={setDay}
    />
  );
}
