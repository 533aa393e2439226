import { shiftDays } from '#contract/czech/iso-date.ts';
import type { HouseValueKind, ValueChange } from '#contract/pasports/house-values.ts';
import { foldText } from '#contract/rules/search.ts';
import { holdsOn, type Validity } from '#contract/rules/validity.ts';
import type { StoredValue } from '#server/core/people/values.sql.ts';
import type { Stored } from '#server/core/time/dated.ts';
import { endWithin, turnOf, type Turn, type Wanted } from '#server/core/time/turn.ts';
import { invalid, type RecordFault } from '#server/errors.ts';
import { kinds } from './kinds.ts';

/** A service by its folded name: as it is written, and how it is usually divided. */
export type Services = ReadonlyMap<string, { readonly name: string; readonly allocation: string }>;

/** What is known of the spaces of a change, and of its unit. */
export interface Ground {
  readonly kind: HouseValueKind;
  readonly day: string;
  /** Records of the kind by spaces, the earliest first. */
  readonly values: ReadonlyMap<number, readonly StoredValue[]>;
  /** Tenancies of those who pay as tenants on the day, by spaces: what they pay ends with them. */
  readonly tenancies: ReadonlyMap<number, Stored & Validity>;
  readonly services: Services;
}

/** One change with what it meets and what it writes. */
export interface Planned {
  readonly change: ValueChange;
  readonly held: StoredValue | undefined;
  readonly turn: Turn;
  /** The record that changes, with its columns that do. */
  readonly changed?: { readonly id: number; readonly version: number; readonly columns: Columns };
  /** The record that begins. */
  readonly begun?: Begun;
  readonly faults: readonly RecordFault[];
}

type Columns = Readonly<Record<string, string | number | null>>;
export interface Begun extends Columns {
  readonly pasport_id: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

const STARTS_THAT_DAY =
  'Záznam začíná právě tímto dnem. Vraťte změnu, která ho založila, nebo ho smažte u prostoru.';
const NO_SERVICE = 'Taková služba v seznamu služeb není.';

function wantedOf({ amount }: ValueChange, held: StoredValue | undefined): Wanted {
  if (amount === null) return 'nothing';
  return amount === held?.amount ? 'the same' : 'another';
}

/** What a change writes; what of its kind stands alike on the day and later is in the ground. */
export function planOf(ground: Ground, change: ValueChange): Planned {
  const alike = (ground.values.get(change.pasport_id) ?? []).filter(
    ({ name }) => foldText(name) === foldText(change.name),
  );
  const held = alike.find(({ valid_from, holds_to }) =>
    holdsOn({ valid_from, valid_to: holds_to }, ground.day),
  );
  const later = alike.find(({ valid_from }) => valid_from > ground.day);
  const turn = turnOf(ground.day, wantedOf(change, held), held, later);
  const { amount, amountRule } = kinds[ground.kind];
  const planned = { change, held, turn, faults: [] };
  if (turn.does === 'nothing') return planned;
  if (turn.does === 'refuse') return { ...planned, faults: invalid('amount', STARTS_THAT_DAY) };
  const read = amountRule.safeParse(change.amount ?? 0);
  if (!read.success)
    return { ...planned, faults: invalid('amount', read.error.issues[0]?.message ?? null) };
  if (turn.does === 'correct')
    return { ...planned, ...changing(held, { [amount]: change.amount }) };
  const ended = changing(held, { valid_to: shiftDays(ground.day, -1) });
  if (turn.does === 'end') return { ...planned, ...ended };
  const born = begin(ground, change, held, turn.until);
  return 'faults' in born ? { ...planned, ...born } : { ...planned, ...ended, begun: born.begun };
}

function changing(held: StoredValue | undefined, columns: Columns) {
  return held === undefined ? {} : { changed: { id: held.id, version: held.version, columns } };
}

type Birth = { readonly begun: Begun } | { readonly faults: RecordFault[] };

function begin(
  ground: Ground,
  { pasport_id, name, amount }: ValueChange,
  held: StoredValue | undefined,
  valid_to: string | null,
): Birth {
  const base = { pasport_id, valid_from: ground.day, valid_to };
  if (ground.kind === 'persons') return { begun: { ...base, users_count: amount } };
  if (held !== undefined) {
    const { pasport_tenant_id, allocation, comment } = held;
    const kept = { pasport_tenant_id, service_name: held.name, allocation, comment };
    return { begun: { ...base, ...kept, monthly_advance: amount } };
  }
  const service = ground.services.get(foldText(name.trim()));
  if (service === undefined) return { faults: invalid('name', NO_SERVICE) };
  const tenancy = ground.tenancies.get(pasport_id);
  const { name: service_name, allocation } = service;
  const pasport_tenant_id = tenancy?.id ?? null;
  const fresh = { pasport_tenant_id, service_name, allocation, monthly_advance: amount };
  return { begun: { ...base, ...fresh, valid_to: endWithin(valid_to, tenancy?.valid_to ?? null) } };
}
