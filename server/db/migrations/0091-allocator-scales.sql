-- An allocator may begin anew each year: an evaporative one gets a new ampoule, an electronic one starts at
-- zero. Its scale ends with the last day of this month; none for a counter that runs on.
alter table meters add column scale_month integer check (scale_month between 1 and 12);
-- The product of the coefficients of its heating element on the day when the device was taken away; none
-- while it is mounted, when those of the element hold.
alter table meters add column kept_factor numeric(18, 9) check (kept_factor > 0);
