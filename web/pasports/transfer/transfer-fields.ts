import { z } from 'zod';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { BodyOf, ResultOf } from '#contract/endpoint.ts';
import { day, id } from '#contract/fields.ts';
import { occupantInput } from '#contract/pasports/occupants.ts';
import { ownershipInput, type listOwnerships } from '#contract/pasports/ownerships.ts';
import { createTransfer } from '#contract/pasports/transfers.ts';
import { lowest, type Fraction, type Share } from '#contract/rules/shares.ts';
import { passedOn, transferFaults, type TransferOwner } from '#contract/rules/transfer.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import type { NumberInput } from '#contract/values/number.ts';
import { handedBody, handedRows, type HandedRow } from '../states/handed-states.ts';

/** An owner of the space as the list of ownerships tells him. */
export type Present = ResultOf<typeof listOwnerships>['values'][number];

/** One of the new owners as he is typed; his share where shares are entered. */
export interface OwnerRow {
  readonly address_id: number | null;
  readonly share_numerator: NumberInput;
  readonly share_denominator: NumberInput;
}

export const newOwner: OwnerRow = { address_id: null, share_numerator: 1, share_denominator: 2 };

/** How what is passed on is divided. */
const division = z.enum(['equal', 'joint', 'own']);
const typed = z.union([z.number(), z.string(), z.null()]);
const { transfer_kind, ended_cost_ids, comment } = createTransfer.body.shape;

const fields = z.object({
  transfer_kind,
  /** The first day of the new owners; with an inheritance the day of death. */
  first_day: day,
  /** Ids of the ownerships that end. */
  former: z.array(id).min(1, 'Vyberte, čí vlastnictví končí'),
  owners: z.array(
    z.object({
      address_id: z.int().nullable(),
      share_numerator: typed,
      share_denominator: typed,
    }),
  ),
  division,
  /** Who casts the vote, as the text of an address_id; empty for nobody. */
  voter: z.string(),
  users_count: occupantInput.users_count.nullable(),
  ended_cost_ids: ended_cost_ids.unwrap(),
  states: handedRows,
  comment: comment.unwrap(),
});

export type TransferValues = Omit<
  z.output<typeof fields>,
  'first_day' | 'users_count' | 'owners' | 'states'
> & {
  first_day: string | null;
  users_count: number | string | null;
  owners: OwnerRow[];
  states: HandedRow[];
  [field: string]: unknown;
};

export const transferLabels = {
  transfer_kind: 'Způsob převodu',
  first_day: 'Noví vlastníci od',
  former: 'Čí vlastnictví končí',
  owners: 'Noví vlastníci',
  division: 'Podíly',
  voter: 'Hlas ve společenství odevzdává',
  users_count: 'Počet osob od převodu',
  ended_cost_ids: 'Zálohy, které přejdou na nové vlastníky',
  states: 'Stavy měřidel',
  comment: 'Poznámka k novému vlastnictví',
} as const;

/** Rules of a transfer; `present` are all ownerships of the space. */
export function transferRules(present: readonly Present[]) {
  return fields.superRefine((read, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    const values = read as TransferValues;
    for (const [index, row] of read.owners.entries()) {
      if (row.address_id === null) fault(`owners.${index}.address_id`, 'Vyberte nového vlastníka');
      if (!isTyped(values)) continue;
      for (const part of ['share_numerator', 'share_denominator'] as const) {
        const message = ownershipInput[part].safeParse(row[part]).error?.issues[0]?.message;
        if (message !== undefined) fault(`owners.${index}.${part}`, message);
      }
    }
    if (context.issues.length > 0) return;
    for (const { field, message } of transferFaults(transferOf(values, present)))
      fault(field, message);
  });
}

/** What a transfer starts with: today, and all owners of today end. */
export function transferValues(present: readonly Present[], today: string): TransferValues {
  return {
    transfer_kind: 'sale',
    first_day: today,
    former: present.filter((row) => holdsOn(row, shiftDays(today, -1))).map(idOf),
    owners: [{ ...newOwner }],
    division: 'equal',
    voter: '',
    users_count: null,
    ended_cost_ids: [],
    states: [],
    comment: '',
  };
}

const idOf = ({ pasport_ownership_id }: Present) => pasport_ownership_id;

/** The first day of the new owners: heirs own from the day after the death; null while it is missing. */
export function firstDayOf({ transfer_kind: kind, first_day }: TransferValues): string | null {
  if (first_day === null || !day.safeParse(first_day).success) return null;
  return kind === 'inheritance' ? shiftDays(first_day, 1) : first_day;
}

/** The last day of the former owners; null while it is missing. */
export function lastDayOf(values: TransferValues): string | null {
  const first = firstDayOf(values);
  return first === null ? null : shiftDays(first, -1);
}

/** Whether shares are typed; one owner takes over all that is passed on. */
export function isTyped({ division: chosen, owners }: TransferValues): boolean {
  return chosen === 'own' && owners.length > 1;
}

/** Spouses are two. */
export function isCouple({ division: chosen, owners }: TransferValues): boolean {
  return chosen === 'joint' && owners.length === 2;
}

/** The ownerships that may end on the day before, those that do, and those that stay. */
export function partsOf(values: TransferValues, present: readonly Present[]) {
  const first = firstDayOf(values);
  const last = first === null ? null : shiftDays(first, -1);
  const offered = last === null ? [] : present.filter((row) => holdsOn(row, last));
  const former = offered.filter((row) => values.former.includes(idOf(row)));
  const staying =
    first === null
      ? []
      : present.filter((row) => holdsOn(row, first) && !values.former.includes(idOf(row)));
  return { offered, former, staying };
}

/** The transfer as its rules look at it. */
export function transferOf(values: TransferValues, present: readonly Present[]) {
  const { former, staying } = partsOf(values, present);
  const passed = passedOn({ staying }, former);
  const is_joint = isCouple(values);
  const voter = voterOf(values, staying);
  const owners = values.owners.map((row): TransferOwner => {
    const address_id = row.address_id ?? 0;
    return {
      ...shareOf(values, row, passed),
      address_id,
      is_joint,
      has_vote: voter === address_id,
    };
  });
  return { former, staying, owners };
}

/** Who of the new owners casts the vote: the only owner, or who is chosen while nobody who stays does. */
export function voterOf(
  { owners, voter }: TransferValues,
  staying: readonly Present[],
): number | null {
  if (staying.some(({ has_vote }) => has_vote)) return null;
  const [only, ...more] = owners;
  if (only !== undefined && more.length === 0 && staying.length === 0) return only.address_id;
  return owners.find(({ address_id }) => String(address_id) === voter)?.address_id ?? null;
}

function shareOf(values: TransferValues, row: OwnerRow, passed: Fraction): Share {
  if (isTyped(values))
    return {
      share_numerator: Number(row.share_numerator),
      share_denominator: Number(row.share_denominator),
    };
  const [numerator, denominator] = passed;
  // Spouses have no shares between them: each is recorded with the whole, or with half of a part.
  const isWhole = isCouple(values) && numerator === denominator;
  const count = isWhole ? 1 : values.owners.length;
  const [own, parts] = lowest(numerator, denominator * BigInt(count));
  return { share_numerator: Number(own), share_denominator: Number(parts) };
}

/** The transfer as its call takes it. */
export function transferBody(
  values: TransferValues,
  present: readonly Present[],
): BodyOf<typeof createTransfer> {
  const read = fields.parse(values);
  const { owners, former } = transferOf(values, present);
  return {
    transfer_kind: read.transfer_kind,
    first_day: firstDayOf(values) ?? read.first_day,
    former: former.map(({ pasport_ownership_id, version }) => ({ pasport_ownership_id, version })),
    owners,
    users_count: read.users_count,
    ended_cost_ids: read.ended_cost_ids,
    states: handedBody(read.states),
    comment: read.comment,
  };
}
