import type { Compilable } from 'kysely';
import type { Db } from './db.ts';

/** Stands in a query for one of its values. */
class Place {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

/**
 * A query that many calls ask and whose text never differs: it is composed and compiled once, and then only its
 * values are put in. They are parameters and nothing else: one that the text depends on is a fault.
 */
export function kept<Values extends readonly unknown[], Row>(
  compose: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let known: ReturnType<Compilable<Row>['compile']> | undefined;
  const compiled = (db: Db, values: Values) => {
    const places = values.map((_, at) => new Place(at));
    const made = compose(db, ...(places as unknown as Values)).compile();
    if (!places.every((place) => made.parameters.includes(place)))
      throw new Error(`A value is no parameter of the query: ${made.sql}`);
    return made;
  };
  return async (db, ...values) => {
    known ??= compiled(db, values);
    const parameters = known.parameters.map((one) => (one instanceof Place ? values[one.at] : one));
    return (await db.executeQuery<Row>({ ...known, parameters })).rows;
  };
}
