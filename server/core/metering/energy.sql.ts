import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

/** How many kWh are in a unit of energy; null of anything else. */
const energy = (unit: Sql): Sql => sql`case ${unit}
  when 'kWh' then 1 when 'MWh' then 1000 when 'GJ' then 1000 / 3.6 end`;

/** What an amount in the one unit is multiplied by to be in the other; null where they do not measure the same. */
export const energyRatio = (one: Sql, other: Sql): Sql => sql`case
  when ${one} = ${other} then 1 else ${energy(one)} / ${energy(other)} end`;
