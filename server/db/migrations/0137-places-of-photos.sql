-- Whether photos of the work keep where they were taken.
alter table work_versions add keeps_position boolean not null default false;

-- Where a photo was taken, in degrees of WGS 84; null where the work does not ask for it or the camera has
-- not written it.
alter table visit_photos
  add latitude numeric(8, 6) check (latitude between -90 and 90),
  add longitude numeric(9, 6) check (longitude between -180 and 180),
  add constraint visit_photos_position_check check (num_nulls(latitude, longitude) in (0, 2));

-- Where somebody has been is not repeated in history.
drop trigger audit on visit_photos;
drop trigger audit_added on visit_photos;
create trigger audit after update or delete on visit_photos
  for each row execute function access.audit('visit_photo_id', 'latitude', 'longitude');
create trigger audit_added after insert on visit_photos referencing new table as added
  for each statement execute function access.audit_added('visit_photo_id', 'latitude', 'longitude');
