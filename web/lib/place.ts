import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keptView } from './named-view.ts';

/** Search parameters of an address, as the router read them. */
export type Search = Readonly<Record<string, unknown>>;

interface PlaceRules<P extends object> {
  /** Reads the place from an address; what makes no sense there is left out. */
  readonly read: (search: Search) => P;
  /** The place after a step; without a rule of its own the step is laid over the place. */
  readonly stepped?: (place: P, step: P) => P;
  /** Steps leave no trace for Back. */
  readonly isTraceless?: boolean;
}

/** A step to another place of the screen. */
export type GoTo<P extends object> = (step: P, how?: { replace?: boolean }) => void;

/** What of a screen stands in the address, so that a link to it can be sent, and the way to another place. */
export function usePlace<P extends object>(
  rules: PlaceRules<P>,
): {
  readonly place: P;
  readonly go: GoTo<P>;
} {
  const { read, stepped = laidOver, isTraceless = false } = rules;
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = useMemo(() => read(search), [read, search]);
  return {
    place,
    go: (step, { replace = isTraceless } = {}) =>
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...keptView(before), ...stepped(read(before), step) }),
        replace,
        resetScroll: false,
      }),
  };
}

function laidOver<P extends object>(place: P, step: P): P {
  return { ...place, ...step };
}

/** The id of a record in an address. */
export function idIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Ids of records in an address; undefined where they are none. */
export function idsIn(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const ids = value.flatMap((one: unknown) => idIn(one) ?? []);
  return ids.length === value.length ? ids : undefined;
}

/** A switch in an address: 1, or left out. */
export function flagIn(value: unknown): 1 | undefined {
  return value === 1 ? 1 : undefined;
}

/** A word in an address. */
export function wordIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
