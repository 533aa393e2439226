import { NativeSelect, Skeleton } from '@mantine/core';
import { IconRefresh } from '#web/icons/IconRefresh.ts';
import { Suspense } from 'react';
import type { DashboardUnit } from '#contract/dashboard.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { flashError } from '#web/notices/flash.ts';
import { useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useDashboard } from './dashboard.queries.ts';
import styles from './dashboard.module.css';
import { burningKinds, unitKinds, waitingKinds } from './kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { useDashboardPlace } from './place.ts';
import { Overview } from './Overview.tsx';
import { late } from '#web/ui/late.tsx';

const SumDialog = late(() => import('./SumDialog.tsx'), 'SumDialog');

const allKinds = [...burningKinds, ...waitingKinds, ...unitKinds];

/** What burns, what waits, the units and what is missing in their data (route /dashboard). */
export function DashboardScreen() {
  const { place, go } = useDashboardPlace();
  const { data, dataUpdatedAt, isFetching, refetch } = useDashboard(place.only);
  const refresh = async () => {
    const { error } = await refetch();
    if (error !== null) flashError(userMessage(error));
  };
  return (
    <Page
      title="Nástěnka"
      note={data === undefined ? <Loading /> : `Stav ${momentText(dataUpdatedAt)}`}
      action={
        <div className={styles.tools}>
          <UnitChoice value={place.only} onChange={(only) => go({ only })} />
          <IconButton
            label="Obnovit"
            size="lg"
            variant="default"
            loading={isFetching && data !== undefined}
            onClick={() => void refresh()}
          >
            <IconRefresh size="1.25rem" stroke={1.6} aria-hidden="true" />
          </IconButton>
        </div>
      }
    >
      {data === undefined ? <Waits /> : <Overview units={data.values} />}
      {data === undefined || place.figure === undefined ? null : (
        <FigureSum
          figure={place.figure}
          units={data.values}
          onClose={() => go({ figure: undefined }, { replace: true })}
        />
      )}
    </Page>
  );
}

interface FigureSumProps {
  readonly figure: string;
  readonly units: readonly DashboardUnit[];
  readonly onClose: () => void;
}

/** What a sum is made of; nothing for a figure that nobody tells, or that the person may not open. */
function FigureSum({ figure, ...rest }: FigureSumProps) {
  const kind = useOpenKinds(allKinds).find(({ count }) => count === figure);
  if (kind === undefined) return null;
  return (
    <Suspense>
      <SumDialog kind={kind} {...rest} />
    </Suspense>
  );
}

function momentText(at: number): string {
  return formatDateTime(new Date(at).toISOString());
}

interface UnitChoiceProps {
  readonly value: number | undefined;
  readonly onChange: (unit_id: number | undefined) => void;
}

/** All active units, or any one of them; of a single unit there is nothing to choose. */
function UnitChoice({ value, onChange }: UnitChoiceProps) {
  const units = useSession()?.units ?? [];
  if (units.length < 2) return null;
  const listed = units
    .filter(({ active, unit_id }) => active || unit_id === value)
    .toSorted((a, b) => compareCzech(a.name, b.name));
  return (
    <NativeSelect
      aria-label="Jednotka"
      data={[
        { value: '', label: 'Všechny jednotky' },
        ...listed.map(({ unit_id, name }) => ({ value: String(unit_id), label: name })),
      ]}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen === '' ? undefined : Number(chosen))
      }
    />
  );
}

function Loading() {
  return <span role="status">Načítám…</span>;
}

/** Of the size of what comes, so that nothing jumps. */
function Waits() {
  return (
    <>
      <div className={styles.columns}>
        <Skeleton height="16rem" radius="md" />
        <Skeleton height="16rem" radius="md" />
      </div>
      <Skeleton height="9rem" radius="md" />
      <Skeleton height="12rem" radius="md" />
    </>
  );
}
