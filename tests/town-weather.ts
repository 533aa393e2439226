import type { TestDatabase } from './database.ts';

/** Heating days of months ('2025-01') with their mean outdoor temperature, of a place of the portal. */
export async function addTownMonths(
  db: Pick<TestDatabase, 'owner'>,
  client_id: number,
  town: string,
  months: Readonly<Record<string, readonly [days: number, temperature: number]>>,
): Promise<void> {
  const told = Object.entries(months).map(([month, [days, temperature]]) => ({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    days,
    temperature,
  }));
  await db.owner.query(
    `insert into degree_day_months
       (client_id, degree_day_place_id, year, month, heating_days, mean_temperature)
     select p.client_id, p.degree_day_place_id, m.year, m.month, m.days, m.temperature
       from degree_day_places p,
            json_to_recordset($3) m (year integer, month integer, days integer, temperature numeric)
      where p.client_id = $1 and p.name = $2`,
    [client_id, town, JSON.stringify(told)],
  );
}
