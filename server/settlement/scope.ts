/** What is settled: a house or all houses of the unit, for the days, both included. */
export interface Scope {
  readonly building_id: number | null;
  readonly from: string;
  readonly to: string;
}
