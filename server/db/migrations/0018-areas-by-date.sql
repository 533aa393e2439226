-- Areas of a space follow from the rooms it has on the day, so a room may change them by beginning or
-- ending alone. The nightly recount knows no tenant until it has found the units; it reads their keys
-- only, and works in each within its tenant.
create policy by_worker on units for select using (access.presented('worker') = 'areas');
