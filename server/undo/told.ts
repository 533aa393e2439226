import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Kind, Row } from './kind.ts';
import { fieldOf } from './plan.ts';

/** New ids of records by their columns and former ids: "address_id 12". */
export type Renumbering = Map<string, number>;

/** The row with ids of records that have another one by now. */
export function renumbered(row: Row, ids: Renumbering): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      ids.get(`${column} ${String(value)}`) ?? value,
    ]),
  );
}

/** What fills the address of a call for the record, as an address has it: in texts. */
export function paramsOf(
  { param = 'id', fixed = {} }: Kind,
  endpoint: Endpoint | undefined,
  row: Row,
  id: number,
): Row {
  const names = Object.keys(endpoint?.params.shape ?? {});
  const known: Row = { ...row, ...fixed, [param]: id };
  return Object.fromEntries(names.map((name) => [name, String(known[name])]));
}

/** A new record is told without what its call does not take empty. */
function isTold(endpoint: Endpoint, name: string, value: unknown): boolean {
  if (value !== null) return true;
  const field = endpoint.body.shape[name] as { safeParse(value: unknown): { success: boolean } };
  return field.safeParse(null).success;
}

/** The values as the body of a call tells them; what it does not write is left out. */
export function bodyOf(
  { follows = [], order }: Kind,
  endpoint: Endpoint | undefined,
  values: Row,
  isNew?: 'new',
): Row {
  if (endpoint === undefined) return {};
  return Object.fromEntries(
    Object.entries(values)
      .filter(([column]) => !follows.includes(column) && column !== order?.column)
      .map(([column, value]) => [fieldOf(endpoint, column), value] as const)
      .filter(
        ([name, value]) =>
          name in endpoint.body.shape && (isNew === undefined || isTold(endpoint, name, value)),
      ),
  );
}

const STAMPS: readonly string[] = ['version', 'created', 'updated'];

/** Values of the former record that the new one has not. */
export function unlike({ id, follows = [], order }: Kind, former: Row, made: Row): Row {
  return Object.fromEntries(
    Object.entries(former).filter(
      ([column, value]) =>
        column !== id &&
        column !== order?.column &&
        !follows.includes(column) &&
        !STAMPS.includes(column) &&
        !isDeepStrictEqual(value ?? null, made[column] ?? null),
    ),
  );
}
