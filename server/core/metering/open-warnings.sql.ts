import { sql, type RawBuilder } from 'kysely';
import { warningKind, type WarningKind } from '#contract/metering/warning-words.ts';
import type { OwnedClientId } from '#server/access/owned.ts';

/** What other rooms tell of a warning that waits for somebody. */
export interface OpenWarning {
  readonly meter_warning_id: number;
  readonly unit_id: number;
  readonly kind: WarningKind;
  readonly state: 'new' | 'solving';
  readonly found_on: string;
  readonly building_name: string;
  readonly space_number: string;
}

const ORDER = [...warningKind.options];

/** Warnings of the client's units that wait for somebody, as a table; `turn` begins with the most urgent. */
export function openWarnings(client_id: OwnedClientId): RawBuilder<OpenWarning> {
  return sql<OpenWarning>`
    select w.meter_warning_id, w.unit_id, w.kind, w.state, w.found_on,
           s.building_name, s.space_number,
           row_number() over (partition by w.unit_id
             order by array_position(${ORDER}::text[], w.kind), w.found_on, w.meter_warning_id) as turn
      from meter_warnings w
      join measuring_places p on p.client_id = w.client_id and p.unit_id = w.unit_id
           and p.measuring_place_id = w.measuring_place_id
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
     where w.client_id = ${client_id} and w.state in ('new', 'solving')`;
}
