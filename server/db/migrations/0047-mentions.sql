-- In how many free texts of other records a person was named when his data were erased; null where
-- nobody has counted.
alter table anonymisations add column mentions integer check (mentions >= 0);
