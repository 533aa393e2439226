import { Button, Group, Skeleton } from '@mantine/core';
import { IconArrowsDiff } from '#web/icons/IconArrowsDiff.ts';
import { IconCalendarPlus } from '#web/icons/IconCalendarPlus.ts';
import { IconListCheck } from '#web/icons/IconListCheck.ts';
import { Suspense, useState } from 'react';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { addsUp, balanceOf } from '#contract/rules/house-shares.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { useHouseShares } from './house-shares.queries.ts';
import type { Typed } from './new-shares.ts';
import { PresenceDialog } from './PresenceDialog.tsx';
import { shareColumns, shareFilters } from './share-columns.tsx';
import { ShareSets } from './ShareSets.tsx';
import { balanceText } from './share-words.ts';
import styles from './house-shares.module.css';
import { late } from '#web/ui/late.tsx';

const RegisterComparison = late(() => import('./RegisterComparison.tsx'), 'RegisterComparison');

const SharesFrom = late(() => import('./SharesFrom.tsx'), 'SharesFrom');

interface HouseSharesProps {
  unit_id: number;
  /** pasport_id of the house. */
  houseId: number;
  /** Its name, which stands on the presence list. */
  house: string;
}

type FilterName = keyof typeof shareFilters;

/** Shares of the spaces of a house in its common parts, and their owners, as of a day. */
export function HouseShares({ unit_id, houseId, house }: HouseSharesProps) {
  const [as_of, setAsOf] = useState<string | undefined>(undefined);
  const [isListing, setListing] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const [draft, setDraft] = useState<Typed | null>(null);
  const { data, error, refetch } = useHouseShares(unit_id, houseId, as_of);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const isEmpty = data === undefined || data.values.length === 0;
  return (
    <div className={styles.shares}>
      <Group justify="space-between" align="end" gap="sm">
        <AsOfField value={as_of} onChange={setAsOf} />
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconArrowsDiff size="1.125rem" aria-hidden="true" />}
            aria-expanded={isCompared}
            disabled={isEmpty}
            onClick={() => setCompared(!isCompared)}
          >
            Porovnat s katastrem
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size="1.125rem" aria-hidden="true" />}
            aria-expanded={draft !== null}
            disabled={isEmpty}
            onClick={() => setDraft(draft === null ? {} : null)}
          >
            Nové podíly od…
          </Button>
          <Button
            variant="default"
            leftSection={<IconListCheck size="1.125rem" aria-hidden="true" />}
            disabled={isEmpty}
            onClick={() => setListing(true)}
          >
            Prezenční listina
          </Button>
        </Group>
      </Group>
      <BalanceLine spaces={data?.values} />
      {isCompared && data !== undefined ? (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <RegisterComparison
            spaces={data.values}
            onTake={(typed) => {
              setCompared(false);
              setDraft(typed);
            }}
          />
        </Suspense>
      ) : null}
      {draft !== null && !isEmpty ? (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <SharesFrom
            unit_id={unit_id}
            houseId={houseId}
            typed={draft}
            onType={setDraft}
            onClose={() => setDraft(null)}
          />
        </Suspense>
      ) : null}
      <SharesTable spaces={data?.values} />
      <ShareSets unit_id={unit_id} houseId={houseId} />
      {isListing ? (
        <PresenceDialog
          unit_id={unit_id}
          houseId={houseId}
          house={house}
          day={as_of}
          onClose={() => setListing(false)}
        />
      ) : null}
    </div>
  );
}

function BalanceLine({ spaces }: { spaces: readonly HouseShare[] | undefined }) {
  if (spaces === undefined) return <Skeleton height="1.5rem" width="24rem" maw="100%" />;
  if (spaces.length === 0) return null;
  const balance = balanceOf(spaces);
  const isWrong = balance.known > 0 && !addsUp(balance);
  return (
    <p className={styles.balance} data-wrong={isWrong || undefined} role="status">
      {balanceText(balance)}
    </p>
  );
}

function SharesTable({ spaces }: { spaces: readonly HouseShare[] | undefined }) {
  const [filter, setFilter] = useState<FilterName | undefined>(undefined);
  const rows = filter === undefined ? spaces : spaces?.filter(shareFilters[filter].keeps);
  const choices = Object.entries(shareFilters).map(([name, { text, keeps }]) => ({
    name,
    text,
    count: spaces?.filter(keeps).length,
  }));
  return (
    <>
      <FilterChips
        label="Výběr prostorů"
        choices={choices}
        value={filter}
        onChange={(name) => setFilter(name as FilterName | undefined)}
      />
      <DataTable
        id="house-shares"
        label="Podíly domu"
        rows={rows}
        columns={shareColumns(spaces ?? [])}
        rowKey={({ pasport_id }) => pasport_id}
      />
    </>
  );
}
