-- The overview of code lists and aids stands.
update modules set under_construction = false where name = 'auxiliaries';
