-- The screen of meters is built, and with it something of what stands above it.
update modules set under_construction = false where name in ('metering', 'meters');
