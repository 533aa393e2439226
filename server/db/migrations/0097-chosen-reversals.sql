-- Of a reversal of a bank a person may say which payment it undoes. What he decided, or took back, the portal
-- does not decide anew by itself.
alter table bank_movements add column by_hand boolean not null default false;
