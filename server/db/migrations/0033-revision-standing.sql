-- How something inspected stands is told by the result of its newest report and by its open faults
-- before its dates. A fault is open until it was repaired, or until a newer report is without faults.
create or replace view inspected_devices with (security_invoker = true) as
  select r.client_id, r.unit_id, r.revision_id, r.pasport_id, r.device_name, r.hidden, r.active_from,
         t.interval_count, t.interval_unit, t.warning_days, t.valid_from, t.valid_to,
         last.done_on as last_on, last.next_on as last_next_on, open.repair_by,
         coalesce(last.result = 'unfit' and last.repaired_on is null, false) as is_unfit,
         open.has_faults, last.revision_report_id as last_report_id, last.result as last_result,
         last.cost as last_cost
    from revisions r
    join revision_types t on t.client_id = r.client_id and t.revision_type_id = r.revision_type_id
    left join lateral (
      select n.revision_report_id, n.done_on, n.next_on, n.result, n.repaired_on, n.cost
        from revision_reports n
       where n.client_id = r.client_id and n.unit_id = r.unit_id and n.revision_id = r.revision_id
       order by n.done_on desc, n.revision_report_id desc limit 1) last on true
    cross join lateral (
      select min(n.repair_by) as repair_by, count(*) > 0 as has_faults
        from revision_reports n
       where n.client_id = r.client_id and n.unit_id = r.unit_id and n.revision_id = r.revision_id
         and n.result <> 'ok' and n.repaired_on is null
         and not exists (
           select from revision_reports o
            where o.client_id = r.client_id and o.unit_id = r.unit_id
              and o.revision_id = r.revision_id and o.result = 'ok'
              and (o.done_on, o.revision_report_id) > (n.done_on, n.revision_report_id))) open;
