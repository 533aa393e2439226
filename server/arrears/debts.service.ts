import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { browseArrears, listOwing, readArrearsYear } from '#contract/money/arrears.ts';
import { monthAway, monthOf } from '#contract/rules/month-info.ts';
import { selectWithAgreements } from '#server/core/instalments/agreements.sql.ts';
import { livingAgreements, withAgreement } from '#server/core/instalments/standing.ts';
import { debtorsOn, selectOverdueOn } from '#server/core/ledger/debtors.sql.ts';
import { selectOwing } from '#server/core/ledger/owing.sql.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Who owes at the end of the day, and how long. */
export async function browse({ unit, db, query, portal }: UnitCall<typeof browseArrears>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const rows = debtorsOn(unit, day);
  const { stored, is_claimed, rows: debtors } = await selectWithAgreements(db, unit, rows);
  const living = livingAgreements(stored, day);
  const values = debtors.map((debtor) =>
    withAgreement(debtor, living.get(debtor.ledger_account_id)),
  );
  return { values, is_claimed };
}

/** Accounts that owe at the end of the day, and spaces whose accounts owe nothing. */
export async function listAllOwing({ unit, db, query, portal }: UnitCall<typeof listOwing>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const { values, spaces } = await selectOwing(db, unit, day);
  const owing = new Set(values.map(({ pasport_id }) => pasport_id));
  const settled = spaces.filter((space) => !owing.has(space));
  return { values, settled };
}

const MONTHS = 12;

/** What was overdue at the ends of twelve months and at the end of the day. */
export async function readYear({ unit, db, query, portal }: UnitCall<typeof readArrearsYear>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const ends = Array.from({ length: MONTHS }, (_, at) =>
    shiftDays(monthAway(monthOf(day), at + 1 - MONTHS), -1),
  );
  return { values: await selectOverdueOn(db, unit, [...ends, day]) };
}
