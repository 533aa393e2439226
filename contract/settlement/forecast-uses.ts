import { ratio, whole } from './exact.ts';
import { coldOf, LEAST_PART, restBehind, weightOf, type ForecastSpan } from './forecast-weight.ts';
import type { UseSource } from './forecasts.ts';
import type { FrozenRecipient, FrozenService, FrozenSpace, FrozenUse } from './frozen.ts';
import { roundedParts } from './rounded-parts.ts';
import { timeOf, within, type Span } from './span-time.ts';

// What a space will have used by the end of a running period: its own readings first, then the year before.

/** What recipients of a space used until the last day on which all of its meters were read. */
export interface ReadSoFar {
  readonly until: string;
  readonly uses: readonly FrozenUse[];
}

/** One space of a service that is divided by meters. */
export interface UseGround {
  readonly service: FrozenService;
  readonly space: Pick<FrozenSpace, 'recipients'>;
  readonly period: Span;
  /** Null where nothing was read in the period. */
  readonly read: ReadSoFar | null;
  /** What the space used in the whole period before; null where nobody knows. */
  readonly former: number | null;
  /** Of heat alone, before and behind the last reading; null where nobody knows it. */
  readonly weather: ForecastSpan | null;
}

/** What recipients of a space are expected to use, and from what. */
export interface ExpectedUse {
  readonly source: UseSource;
  readonly uses: readonly FrozenUse[];
}

/** Thousandths of a unit of meters. */
const PLACES = 1000;

type Timed = Pick<UseGround, 'service' | 'period'>;

/** What recipients of a space will have used of an expected use: by the days, of heat by annex 3; it makes the use. */
export function expectedUses(
  recipients: readonly FrozenRecipient[],
  use: number,
  { service, period }: Timed,
): FrozenUse[] {
  const total = Math.round(use * PLACES);
  const weights = weightsOf(recipients, { service, period });
  const all = Math.max(1, sum(weights));
  const exactly = weights.map((own) => whole(total).mul(ratio(own, all)));
  const parts = roundedParts(total, exactly, 1);
  return recipients.map(({ key }, at) => guessed(key, (parts[at] ?? 0) / PLACES));
}

/** How much of a time falls on each recipient; of a summer that has no heat by the days. */
function weightsOf(recipients: readonly FrozenRecipient[], { service, period }: Timed): number[] {
  const by = (weight: (span: Span) => number) =>
    recipients.map((one) => Math.round(weight(within(one, period)) * PLACES));
  const weights = by(weightOf(service));
  return sum(weights) > 0 ? weights : by((span) => timeOf(span).days);
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

const guessed = (recipient: string, amount: number): FrozenUse => ({
  recipient,
  amount: String(Math.round(amount * PLACES) / PLACES),
  divided_by: [],
  estimated: true,
  readings: [],
});

/** The whole of a space's uses in a period; null where one of them is not known. */
export function spaceUse(
  { uses }: { readonly uses: readonly FrozenUse[] },
  { recipients }: Pick<FrozenSpace, 'recipients'>,
): number | null {
  const own = new Map(uses.map(({ recipient, amount }) => [recipient, amount]));
  const amounts = recipients.map(({ key }) => own.get(key) ?? null);
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? null : sum(known.map(Number));
}

/**
 * What a space will have used: all of it by its readings, else its own use until the last of them and for the rest
 * as much as in the same part of the period before (heat by degree-days, else by annex 3; water by days), else as fast
 * as until now; without readings as much as the period before. Null where none of it is known.
 */
export function expectedSpaceUse(ground: UseGround): ExpectedUse | null {
  const { service, space, period, former } = ground;
  const keys = new Set(space.recipients.map(({ key }) => key));
  if (spaceUse(service, space) !== null)
    return {
      source: 'readings',
      uses: service.uses.filter(({ recipient }) => keys.has(recipient)),
    };
  const own = continued(ground);
  if (own !== null) return own;
  return former === null
    ? null
    : { source: 'former', uses: expectedUses(space.recipients, former, { service, period }) };
}

/** The own use until the last reading and what is expected behind it; null where one of them is not known. */
function continued(ground: UseGround): ExpectedUse | null {
  const { service, space, period, read, former } = ground;
  if (read === null) return null;
  const begun = space.recipients.filter(({ from }) => from <= read.until);
  const used = spaceUse(read, { recipients: begun });
  if (used === null) return null;
  const rest = restBehind(read.until, period);
  const [source, more] =
    former === null
      ? (['readings-pace', atPace(ground, read.until, used)] as const)
      : (['readings-former', former * formerPart(ground, read.until)] as const);
  if (more === null) return null;
  const own = new Map(read.uses.map(({ recipient, amount }) => [recipient, Number(amount)]));
  const behind = expectedUses(space.recipients, more, { service, period: rest });
  return {
    source,
    uses: behind.map(({ recipient, amount }) =>
      guessed(recipient, (own.get(recipient) ?? 0) + Number(amount)),
    ),
  };
}

/** Which part of the period before the days behind the reading are. */
function formerPart({ service, period, weather }: UseGround, until: string): number {
  const cold = coldOf(weather);
  if (cold !== null) return cold.rest / (cold.former + cold.rest);
  const weight = weightOf(service);
  return weight(restBehind(until, period)) / weight(period);
}

/** What is used behind the reading as fast as before it; null where too little of the period is behind. */
function atPace({ service, period, weather }: UseGround, until: string, used: number) {
  const weight = weightOf(service);
  const [rest, all] = [weight(restBehind(until, period)), weight(period)];
  const { elapsed, rest: cold } = weather ?? { elapsed: null, rest: null };
  const [before, behind] = elapsed === null || cold === null ? [all - rest, rest] : [elapsed, cold];
  return before <= 0 || before < LEAST_PART * (before + behind) ? null : (used * behind) / before;
}
