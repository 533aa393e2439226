import { NAMED_THINGS, type DashboardUnit, type DueThing } from '#contract/dashboard.ts';
import { comesSoon } from '#contract/rules/term.ts';
import {
  isOfWarned,
  measuredOn,
  unitContractMeasure,
  type ContractMeasure,
  type Measured,
} from '#contract/rules/contract-measure.ts';
import type { UnitContractRow } from '#server/core/contracts/contracts.sql.ts';

interface Stands extends Measured, Pick<ContractMeasure, 'ends_on' | 'goes_on'> {
  readonly row: UnitContractRow;
}

/** Which contracts a count counts, as the chips of their list do, and by which day they are told. */
const holds = {
  agreed_expired: ({ state }, _today) => state === 'expired',
  agreed_warned: (stands, _today) => isOfWarned(stands),
  agreed_ending: ({ state, ends_on, goes_on }, today) =>
    state !== 'ended' && !goes_on && comesSoon(ends_on, today),
} as const satisfies Record<string, (stands: Stands, today: string) => boolean>;

type AgreedKind = keyof typeof holds;
const kinds = Object.keys(holds) as AgreedKind[];

interface AgreedTold {
  readonly counts: Pick<DashboardUnit, AgreedKind>;
  /** The most urgent contracts of each kind. */
  readonly things: readonly DueThing[];
}

const dayOf = (kind: AgreedKind, { on, ends_on }: Stands) =>
  kind === 'agreed_ending' ? ends_on : on;

/** Contracts of a unit by themselves as they stand on the day. */
export function agreedTold(contracts: readonly UnitContractRow[], today: string): AgreedTold {
  const standing = contracts.map((row): Stands => {
    const measure = unitContractMeasure(row, today);
    return {
      row,
      ...measuredOn(measure, today),
      ends_on: measure.ends_on,
      goes_on: measure.goes_on,
    };
  });
  const of = (kind: AgreedKind) => standing.filter((one) => holds[kind](one, today));
  return {
    counts: {
      agreed_expired: of('agreed_expired').length,
      agreed_warned: of('agreed_warned').length,
      agreed_ending: of('agreed_ending').length,
    },
    things: kinds.flatMap((kind) =>
      of(kind)
        .map((one) => ({ ...one, on: dayOf(kind, one) }))
        .toSorted((one, other) => (one.on ?? '').localeCompare(other.on ?? ''))
        .slice(0, NAMED_THINGS)
        .map(({ row, on }) => ({
          kind,
          name: row.name,
          place: row.party_name,
          on,
          unfit: false,
          amount: null,
          guard: null,
        })),
    ),
  };
}
