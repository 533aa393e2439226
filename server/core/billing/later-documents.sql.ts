import { sql, type RawBuilder } from 'kysely';
import { kindsOf } from '#contract/billing/document-words.ts';

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
