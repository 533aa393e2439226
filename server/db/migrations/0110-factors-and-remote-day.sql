-- An element may have coefficients of zero, or large ones: the product that an allocator keeps when it is
-- taken away is whatever they make.
alter table meters drop constraint meters_kept_factor_check;
alter table meters
  alter column kept_factor type numeric(24, 9),
  add constraint meters_kept_factor_check check (kept_factor >= 0);

-- From which day devices have to be readable from afar: the law has moved such days before. What stands here is
-- that of 406/2000 Sb., § 7 (11) and (12), until a unit says otherwise.
alter table meter_watch_limits
  add column remote_until date not null default '2027-01-01'
    check (remote_until between '2020-01-01' and '2100-12-31');
