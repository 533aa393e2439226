import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Stands in a query for one of its values. */
class Place {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

/** A query that is compiled, with places for its values. */
interface Composed<Row> {
  readonly query: CompiledQuery<Row>;
  /** For each parameter the value that it is, or none for one that never differs. */
  readonly places: readonly (number | undefined)[];
}

function composedOf<Row>(
  count: number,
  compose: (places: readonly unknown[]) => Compilable<Row>,
): Composed<Row> {
  const places = Array.from({ length: count }, (_, at) => new Place(at));
  const query = compose(places).compile();
  if (!places.every((place) => query.parameters.includes(place)))
    throw new Error(`A value is no parameter of the query: ${query.sql}`);
  const at = query.parameters.map((one) => (one instanceof Place ? one.at : undefined));
  return { query, places: at };
}

function withValues<Row>({ query, places }: Composed<Row>, values: readonly unknown[]) {
  const parameters = places.map((place, at) =>
    place === undefined ? query.parameters[at] : values[place],
  );
  return { ...query, parameters };
}

/**
 * A query that many calls ask and whose text never differs: it is composed and compiled once, and then only its
 * values are put in. They are parameters and nothing else: one that the text depends on is a fault.
 */
export function kept<Values extends readonly unknown[], Row>(
  compose: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let known: Composed<Row> | undefined;
  return async (db, ...values) => {
    known ??= composedOf(values.length, (places) => compose(db, ...(places as unknown as Values)));
    return (await db.executeQuery<Row>(withValues(known, values))).rows;
  };
}

/** So many sets of columns a person changes again and again; others are composed anew. */
const MOST_SETS = 100;

/**
 * The same of a change, whose text depends on the names of what is changed alone: for each set of them it is
 * composed once.
 */
export function keptChange<Values extends readonly unknown[], Row>(
  compose: (db: Db, changes: Fields, ...values: Values) => Compilable<Row>,
): (db: Db, changes: Fields, ...values: Values) => Promise<Row[]> {
  const known = new Map<string, Composed<Row>>();
  return async (db, changes, ...values) => {
    const names = Object.keys(changes).toSorted();
    const key = names.join(' ');
    const composed =
      known.get(key) ??
      composedOf(names.length + values.length, (places) => {
        const fields = Object.fromEntries(names.map((name, at) => [name, places[at]]));
        return compose(db, fields, ...(places.slice(names.length) as unknown as Values));
      });
    if (known.size < MOST_SETS) known.set(key, composed);
    const changed = names.map((name) => changes[name]);
    return (await db.executeQuery<Row>(withValues(composed, [...changed, ...values]))).rows;
  };
}
