/** The header of a report that was read from a copy of the database: how old the copy is. */
export const DATA_MOMENT_HEADER = 'x-data-moment';

/** To which moment data are complete, and how many whole seconds that is before the answer. */
export interface DataMoment {
  /** ISO 8601 in UTC. */
  readonly moment: string;
  readonly age: number;
}

/** How the header tells it: "moment age". */
export const momentText = ({ moment, age }: DataMoment) => `${moment} ${age}`;

const told = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\d+)$/;

/** What the header tells; undefined for nothing. */
export function readMoment(text: string | null): DataMoment | undefined {
  const [, moment, age] = told.exec(text ?? '') ?? [];
  return moment === undefined ? undefined : { moment, age: Number(age) };
}
