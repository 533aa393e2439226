-- Modules whose screens stand.
update modules set under_construction = false where name in ('records', 'buildings', 'building-groups');
