-- What is dead is seen by housekeeping alone, and may only be deleted. Until now everybody's policy
-- opened such rows of all clients, for changes too.
create function access.keeps_house() returns boolean language sql stable as
  $$ select access.presented('worker') = 'housekeeping' $$;

drop policy swept on sessions;
create policy swept on sessions for delete using (expires < now() - interval '1 day' and access.keeps_house());
create policy swept_seen on sessions for select using (expires < now() - interval '1 day' and access.keeps_house());

drop policy swept on access_links;
create policy swept on access_links for delete using (expires < now() - interval '30 days' and access.keeps_house());
create policy swept_seen on access_links for select using (expires < now() - interval '30 days' and access.keeps_house());

drop policy swept on replies;
create policy swept on replies for delete using (created < now() - interval '2 days' and access.keeps_house());
create policy swept_seen on replies for select using (created < now() - interval '2 days' and access.keeps_house());

drop policy swept on known_addresses;
create policy swept on known_addresses for delete using (last_seen < now() - interval '180 days' and access.keeps_house());
create policy swept_seen on known_addresses for select using (last_seen < now() - interval '180 days' and access.keeps_house());

drop policy swept on tasks;
create policy swept on tasks for delete using (finished < now() - interval '30 days' and access.keeps_house());
create policy swept_seen on tasks for select using (finished < now() - interval '30 days' and access.keeps_house());

drop policy swept on import_batches;
create policy swept on import_batches for delete using (created < now() - interval '90 days' and access.keeps_house());
create policy swept_seen on import_batches for select using (created < now() - interval '90 days' and access.keeps_house());

drop policy swept on live_events;
create policy swept on live_events for delete using (created < now() - interval '10 minutes' and access.keeps_house());
create policy swept_seen on live_events for select using (created < now() - interval '10 minutes' and access.keeps_house());

drop policy swept on task_files;
create policy swept on task_files for delete using (created < now() - interval '7 days' and access.keeps_house());
create policy swept_seen on task_files for select using (created < now() - interval '7 days' and access.keeps_house());
