-- Modules whose screens stand.
update modules set under_construction = false where name in ('records', 'buildings', 'building-groups');
update modules set under_construction = false where name in ('address-book', 'contacts', 'tenants', 'addresses');
update modules set under_construction = false where name = 'pasports';
