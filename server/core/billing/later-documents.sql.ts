import { sql, type RawBuilder } from 'kysely';
import { kindsOf } from '#contract/billing/document-words.ts';
import type { OwnedClientId } from '#server/access/owned.ts';

/** An issued settlement that was counted from other documents than there are. */
export interface LaterSettlement {
  readonly settlement_id: number;
  readonly building_name: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly issued_on: string;
  /** Of how many documents. */
  readonly count: number;
}

const COSTS = [...kindsOf('cost')];

/**
 * Documents of costs that are otherwise than a count took them, as a JSON list `later_documents`, one row: `s` is
 * the settlement, `k` its count with `charged` and `created`. A document that was there and brought nothing to the
 * period is none of them.
 */
export const laterDocumentsOf: RawBuilder<unknown> = sql`
  select coalesce(json_agg(json_build_object(
           'billing_document_id', d.billing_document_id, 'billing_place_id', d.place_id,
           'place_name', d.place_name, 'number', d.number, 'kind', d.kind, 'change', d.change,
           'total', d.total, 'former', d.former) order by d.number, d.billing_document_id), '[]') as later_documents
    from (
      select coalesce(n.billing_document_id, f.billing_document_id) as billing_document_id,
             coalesce(n.place_id, f.place_id) as place_id, coalesce(n.place_name, f.place_name) as place_name,
             coalesce(n.number, f.number) as number, coalesce(n.kind, f.kind) as kind,
             n.total::float8 as total, f.total::float8 as former,
             case when f.billing_document_id is null then 'added'
                  when n.billing_document_id is null then 'gone' else 'changed' end as change
        from (select n.billing_document_id, n.billing_place_id as place_id, p.name as place_name, n.number,
                     n.kind, n.period_from, n.period_to, n.base + n.tax as total, n.updated
                from billing_documents n
                join billing_places p on p.client_id = n.client_id and p.unit_id = n.unit_id
                     and p.billing_place_id = n.billing_place_id
               where n.client_id = s.client_id and n.unit_id = s.unit_id
                 and n.period_to >= s.period_from and n.period_from <= s.period_to
                 and n.kind = any (${COSTS}::text[]) and n.base + n.tax <> 0
                 and n.billing_place_id in (
                   select (c ->> 'billing_place_id')::integer from jsonb_array_elements(k.charged) c)) n
        full join (
          select distinct on (t.billing_document_id) t.*,
                 (c ->> 'billing_place_id')::integer as place_id, c ->> 'name' as place_name
            from jsonb_array_elements(k.charged) c,
                 jsonb_to_recordset(c -> 'documents') as t (billing_document_id integer, number text,
                   kind text, period_from date, period_to date, total bigint)) f
          on f.billing_document_id = n.billing_document_id
       where case when f.billing_document_id is null then n.updated > k.created
                  when n.billing_document_id is null then true
                  else (n.place_id, n.period_from, n.period_to, n.total)
                       is distinct from (f.place_id, f.period_from, f.period_to, f.total) end) d`;

/** Issued settlements of the unit `a` with such documents, which nobody is correcting, as a JSON list. */
export const laterSettlements = (client_id: OwnedClientId): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(l order by l.period_to, l.settlement_id), '[]') from (
    select s.settlement_id, coalesce(h.pasport_name, '') as building_name, s.period_from, s.period_to,
           i.issued_on, json_array_length(x.later_documents) as count
      from settlements s
      join lateral (
        select n.settlement_count_id, n.issued_on from settlement_issues n
         where n.client_id = s.client_id and n.unit_id = s.unit_id and n.settlement_id = s.settlement_id
         order by n.number desc limit 1) i on true
      join settlement_counts k on k.client_id = s.client_id and k.unit_id = s.unit_id
           and k.settlement_count_id = i.settlement_count_id
     cross join lateral (${laterDocumentsOf}) x
      left join house_places h on h.client_id = s.client_id and h.unit_id = s.unit_id
           and h.pasport_id = s.building_id
     where s.client_id = ${client_id} and s.unit_id = a.unit_id and s.correction = ''
       and json_array_length(x.later_documents) > 0) l)`;
