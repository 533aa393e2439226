import { count } from '#contract/settlement/count.ts';
import type { CountedService } from '#contract/settlement/counted.ts';
import type {
  FrozenRecipient,
  FrozenRule,
  FrozenService,
  FrozenSettlement,
  FrozenSpace,
  SpaceMark,
} from '#contract/settlement/frozen.ts';

// Houses whose settlements are counted by hand beside the tests.

/** The year of most of them. */
export const YEAR = { from: '2025-01-01', to: '2025-12-31' } as const;

/** Who bears a space: key, days and persons, who live there all that time. */
export function recipient(
  key: string,
  { living = 1, ...given }: Partial<FrozenRecipient> & { readonly living?: number | null } = {},
): FrozenRecipient {
  const { from, to } = { ...YEAR, ...given };
  const persons = [{ from, to, count: living }];
  return { key, people: [], name: key, payer: 'owner', persons, ...given, from, to };
}

type Written = Partial<Omit<FrozenSpace, 'pasport_id'>>;

/** A flat of so many m² of every kind; of one recipient whose key is 'r<id>' unless others are given. */
export function space(id: number, area: number | null, written: Written = {}): FrozenSpace {
  const text = area === null ? null : String(area);
  return {
    pasport_id: id,
    name: `Byt ${id}`,
    building_id: 1,
    building_name: 'Dům 1',
    total_area: text,
    area: text,
    heated_area: text,
    countable_area: text,
    share: null,
    recipients: [recipient(`r${id}`)],
    ...written,
  };
}

export interface WrittenService {
  readonly rule?: Partial<FrozenRule>;
  readonly cost: number;
  /** What recipients used by their keys; null where it is not known. */
  readonly uses?: Readonly<Record<string, string | null>>;
  readonly metered?: readonly number[];
  readonly marks?: Readonly<Record<number, SpaceMark>>;
  readonly fixed?: Readonly<Record<number, number>>;
}

/** The spaces of recipients who used something: 'r12' and 'r12b' are of 12. */
const spacesOf = (uses: object): number[] => [
  ...new Set(Object.keys(uses).map((key) => Number.parseInt(key.slice(1), 10))),
];

/** A service: by area with nothing special unless it is said. */
export function service({
  rule,
  cost,
  uses = {},
  metered,
  marks = {},
  fixed = {},
}: WrittenService) {
  const made: FrozenService = {
    rule: {
      billing_rule_id: 1,
      service_id: 1,
      service_name: 'Služba',
      supply: null,
      basic_share: '0',
      basic_key: 'area',
      key: 'area',
      meter_kind: null,
      formula: '',
      without_meter: 'undecided',
      lower_limit: null,
      upper_limit: null,
      refused_factor: '3',
      guideline: '35',
      time_weight: 'days',
      rounding: 1,
      vacant_persons: 0,
      ...rule,
    },
    costs: [],
    cost,
    measured_unit: rule?.key === 'meter' ? 'm³' : '',
    uses: Object.entries(uses).map(([key, amount]) => ({
      recipient: key,
      amount,
      divided_by: [],
      estimated: false,
      readings: [],
    })),
    metered: [...(metered ?? spacesOf(uses))],
    marks: Object.entries(marks).map(([id, mark]) => ({
      pasport_id: Number(id),
      mark,
      reason: '',
    })),
    fixed: Object.entries(fixed).map(([id, amount]) => ({ pasport_id: Number(id), amount })),
  };
  return made;
}

/** Heat by meters, half of it by countable area, within 70 and 200 per cent of the mean of 1 m². */
export const HEAT: Partial<FrozenRule> = {
  service_name: 'Teplo',
  basic_share: '50',
  basic_key: 'countable_area',
  key: 'meter',
  meter_kind: 'heat-allocator',
  lower_limit: '70',
  upper_limit: '200',
  time_weight: 'climate',
};

/** What is frozen of a house. */
export function settlement(
  spaces: readonly FrozenSpace[],
  services: readonly FrozenService[],
  time: { readonly from: string; readonly to: string } = YEAR,
): FrozenSettlement {
  return { format: 1, ...time, spaces: [...spaces], services: [...services] };
}

/** One service counted over spaces. */
export function counted(
  spaces: readonly FrozenSpace[],
  written: WrittenService,
  time?: { readonly from: string; readonly to: string },
): CountedService {
  const [first] = count(settlement(spaces, [service(written)], time)).services;
  if (first === undefined) throw new Error('No service was counted');
  return first;
}

/** Hellers of spaces, in the stored order. */
export const amounts = (one: CountedService): number[] => one.spaces.map(({ amount }) => amount);

/** Hellers of recipients, in the stored order. */
export const shares = (one: CountedService): number[] => one.recipients.map(({ amount }) => amount);

/** Flags with the spaces that they are of. */
export const flags = (one: CountedService): (string | number | null)[][] =>
  one.flags.map(({ flag, pasport_id }) => [flag, pasport_id]);
