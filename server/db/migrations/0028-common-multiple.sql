-- The least number that all denominators of fractions divide: with it fractions are added exactly.
create aggregate access.common_multiple(numeric) (
  sfunc = pg_catalog.lcm, stype = numeric, initcond = '1', parallel = safe
);
grant execute on function access.common_multiple(numeric) to kastelan_app;
