import { z } from 'zod';
import type { VerificationState } from '#contract/metering/meter-words.ts';
import { warningKind, type WarningKind } from '#contract/metering/warning-words.ts';
import { errandKind, type ErrandKind } from './visit-words.ts';

/** Something that is to be done at a place, with how many meters, and until when where that is known. */
export const errand = z
  .object({
    kind: errandKind,
    meters: z.int().min(1),
    /** The last day of the first verification that ends, of an exchange; null of others. */
    until: z.iso.date().nullable(),
  })
  .meta({ id: 'Errand' });
export type Errand = z.infer<typeof errand>;

/** A measuring place as what is to be done with it follows from. */
export interface ErrandMeter {
  /** Whether a device is mounted. */
  readonly mounted: boolean;
  readonly verification: VerificationState;
  readonly verified_until: string | null;
  /** Whether it has shown no state for too long. */
  readonly unread: boolean;
  /** Kinds of its warnings that wait for somebody. */
  readonly warnings: readonly WarningKind[];
}

/** Warnings that somebody has to look into at the place; others follow from a date or a missing state. */
const LOOKED_INTO: ReadonlySet<WarningKind> = new Set(
  warningKind.exclude(['ended', 'ends', 'unread', 'remote', 'loss']).options,
);

/** What the one measuring place needs; a device to be exchanged is read by the way, so nothing else is asked. */
function errandsOfMeter({
  mounted,
  verification,
  unread,
  warnings,
}: ErrandMeter): readonly ErrandKind[] {
  if (!mounted) return ['mounting'];
  if (verification === 'ended' || verification === 'ends') return ['exchange'];
  const isOdd = warnings.some((kind) => LOOKED_INTO.has(kind));
  return [...(isOdd ? (['check'] as const) : []), ...(unread ? (['reading'] as const) : [])];
}

/**
 * What is to be done at a place: the exchange of meters whose verification ends or has ended (§ 11 of act
 * 505/1990 Sb.), mounting where no device stands, a look at what is suspicious, a reading of what has
 * shown no state for longer than the unit bears. The most urgent first.
 */
export function errandsOf(meters: readonly ErrandMeter[]): readonly Errand[] {
  const needed = meters.flatMap((meter) =>
    errandsOfMeter(meter).map((kind) => ({ kind, until: meter.verified_until })),
  );
  return errandKind.options.flatMap((kind) => {
    const those = needed.filter((one) => one.kind === kind);
    if (those.length === 0) return [];
    const ends = kind === 'exchange' ? those.flatMap(({ until }) => until ?? []).toSorted() : [];
    return [{ kind, meters: those.length, until: ends[0] ?? null }];
  });
}
