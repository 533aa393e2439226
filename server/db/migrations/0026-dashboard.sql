-- The dashboard is built.
update modules set under_construction = false where router_name = 'Dashboard';
