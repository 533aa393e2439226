import { Skeleton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { errors } from '#contract/errors.ts';
import type { Unit } from '#contract/units.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { currentUnit, onNewUnitSelected, setActiveUnit, useActiveUnit } from './activeUnit.ts';
import { useSessionReady } from './session.queries.ts';
import { useSession } from './session.ts';

interface UnitScreenProps {
  /** Title while the units are not known. */
  title: string;
  children: (unit: Unit) => ReactNode;
}

/**
 * A screen over the records of the active unit: stands once the units are known and starts anew with
 * another unit. A link may name the unit of its record (unit=3), which then becomes the active one.
 */
export function UnitScreen({ title, children }: UnitScreenProps) {
  const isReady = useSessionReady();
  const unit = useActiveUnit();
  const named = useNamedUnit(isReady);
  const isElsewhere = named !== undefined && named !== unit?.unit_id;
  if (isReady && unit === null) return <NoUnit title={title} />;
  if (!isReady || unit === null || isElsewhere) return <LoadingUnit title={title} />;
  return <Fragment key={unit.unit_id}>{children(unit)}</Fragment>;
}

/** The unit that the address names, made active; a choice of another unit leaves the record in the address. */
function useNamedUnit(isReady: boolean): number | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const units = useSession()?.units ?? [];
  const named = typeof search['unit'] === 'number' ? search['unit'] : undefined;
  const isMine = units.some(({ unit_id }) => unit_id === named);
  const leave = useEffectEvent(({ unit_id }: Unit) => {
    // The record belongs to the unit before; what was typed in it is kept as a draft.
    if (unit_id !== named)
      void navigate({ to: '.', search: {}, replace: true, ignoreBlocker: true });
  });
  useEffect(() => {
    if (named !== undefined && isMine && named !== currentUnit()?.unit_id) setActiveUnit(named);
  }, [named, isMine]);
  useEffect(() => onNewUnitSelected((unit) => leave(unit)), []);
  if (isReady && named !== undefined && !isMine) throw missingUnit();
  return named;
}

// The same as if the record had been asked for: the not-found page (specification, section 8).
function missingUnit(): ApiError {
  const { errorCode, errorMsg: message, status } = errors['not-found'];
  return new ApiError({ kind: 'api', status, errorCode, message, url: location.pathname });
}

function LoadingUnit({ title }: { title: string }) {
  return (
    <Page title={title} note={<span role="status">Načítám informace o jednotce</span>} isLoading>
      <Skeleton height="12rem" />
    </Page>
  );
}

function NoUnit({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        icon="building"
        title="Zatím nemáte žádnou jednotku"
        text="Jednotkou je spravovaná organizace nebo nemovitost, například společenství vlastníků."
        action={<InnerLink href={`${paths.Home}?tab=units`}>Přejít na jednotky</InnerLink>}
      />
    </Page>
  );
}
