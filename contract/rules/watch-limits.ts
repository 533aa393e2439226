import { shiftDays } from '#contract/czech/iso-date.ts';
import { needsRemote, REMOTE_DUTY, type RemotePlace } from '#contract/metering/remote-duty.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { plausibilityOf, USUAL_PLAUSIBILITY } from './meter-plausibility.ts';
import { VERIFICATION_WARNING_DAYS } from './meter-verification.ts';

// From where on a meter is told of. The list of meters, its warnings and the dashboard ask these alone.

/** What a unit has set; the law says none of it but the days of duties. */
export interface WatchLimits {
  /** Days since the last known state. */
  readonly unread_days: number;
  /** Percents of the year before, beyond which a consumption is suspicious. */
  readonly least_percent: number;
  readonly most_percent: number;
  /** Days for which a counter in a used space does not move. */
  readonly stopped_days: number;
  /** Days for which remote data show no time without consumption. */
  readonly steady_days: number;
  /** Both have to be exceeded in a month. */
  readonly loss_amount: number;
  readonly loss_percent: number;
  /** Days before the end of a verification. */
  readonly verification_days: number;
  /** The day by which devices have to be readable from afar, and how many days before it. */
  readonly remote_until: string;
  readonly remote_days: number;
}

/** What holds where the unit has set nothing. */
export const USUAL_LIMITS: WatchLimits = {
  unread_days: 365,
  least_percent: 50,
  most_percent: 200,
  stopped_days: 60,
  steady_days: 90,
  loss_amount: 5,
  loss_percent: 10,
  verification_days: VERIFICATION_WARNING_DAYS,
  remote_until: REMOTE_DUTY.until,
  remote_days: 365,
};

const YEAR_DAYS = 365;

interface Consumed {
  readonly kind: MeterKind;
  readonly year_consumption: number | null;
  readonly former_consumption: number | null;
}

/** Whether the last year is far above or below the one before; of what is not known nothing is suspected. */
export function suspicionOf(
  { kind, year_consumption, former_consumption }: Consumed,
  { least_percent, most_percent }: Pick<WatchLimits, 'least_percent' | 'most_percent'>,
): 'up' | 'down' | null {
  if (year_consumption === null || former_consumption === null) return null;
  const odd = { least: least_percent / 100, most: most_percent / 100 };
  const { level } = plausibilityOf(
    {
      kind,
      amount: year_consumption,
      days: YEAR_DAYS,
      former: { amount: former_consumption, days: YEAR_DAYS },
      weather: null,
      persons: null,
      heat: null,
      is_occupied: false,
    },
    { ...USUAL_PLAUSIBILITY, odd, unlikely: odd },
  );
  if (level !== 'odd' && level !== 'unlikely') return null;
  return year_consumption > former_consumption ? 'up' : 'down';
}

/** Whether a mounted device has shown no state for too long. */
export function isUnread(
  { last_on }: { readonly last_on: string | null },
  { unread_days }: Pick<WatchLimits, 'unread_days'>,
  today: string,
): boolean {
  return last_on === null || last_on < shiftDays(today, -unread_days);
}

/** Whether the day of the duty is near, or has passed, and the device is not read from afar. */
export function isRemoteDue(
  place: RemotePlace,
  { remote_until, remote_days }: Pick<WatchLimits, 'remote_until' | 'remote_days'>,
  today: string,
): boolean {
  return needsRemote(place) && today >= shiftDays(remote_until, -remote_days);
}
