import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

/** What there is of a signature, as a `SignatureStanding`: of what was drawn, why nobody signed, and who is named. */
export const signatureStandingOf = (isDrawn: Sql, isExplained: Sql, isNamed: Sql): Sql => sql`
  case when ${isDrawn} then 'signed' when ${isExplained} then 'unsigned'
       when ${isNamed} then 'name-only' else 'none' end`;
