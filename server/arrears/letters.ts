import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import type { Debtor } from '#contract/money/arrears.ts';
import { claimText, debtPlace } from '#contract/money/debt-text.ts';
import type { ReminderLetter, ReminderLevel } from '#contract/money/reminders.ts';
import { dueOn } from '#contract/rules/due-day.ts';
import { nextReminder } from '#contract/rules/next-reminder.ts';
import { filledReminder } from '#contract/rules/reminder-text.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectDebtors } from '#server/core/ledger/debtors.sql.ts';
import { selectLinesOf } from '#server/core/ledger/lines.sql.ts';
import type { Db } from '#server/db/db.ts';
import { interestOf, isUnpaid, lateClaimsOf, rateOf } from './interest.ts';
import { selectRateRule } from './settings.sql.ts';
import { selectStandings, type AccountStanding } from './standing.sql.ts';

/** A debt that the person chose, with the level that he saw to be due. */
export interface ChosenDebt {
  readonly ledger_account_id: number;
  readonly level: number;
}

/** A letter with what is written down of it. */
export interface MadeLetter extends ReminderLetter {
  readonly address_id: number;
  readonly claims: AccountStanding['claims'];
}

const crowns = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' });
const money = (hellers: number) => crowns.format(hellers / 100);

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const LONGEST_SUBJECT = 300;

interface Told {
  readonly day: string;
  readonly debtor: Debtor;
  readonly standing: AccountStanding;
  readonly level: ReminderLevel;
  readonly interest: number | null;
}

/** The letter of a level to a debtor. */
function letterOf({ day, debtor, standing, level, interest }: Told): MadeLetter {
  const pay_by = dueOn(shiftDays(day, level.pay_days));
  const { names, overdue: amount, ledger_account_id } = debtor;
  const { address_id, addressee, email, claims, unit_name, bank_accounts } = standing;
  const values = {
    komu: oneLine(names),
    prostor: oneLine(debtPlace(debtor)),
    vs: debtor.variable_symbol === '' ? 'není určen' : debtor.variable_symbol,
    dluh: money(amount),
    urok: interest === null ? 'nelze vyčíslit, sazba ČNB není známa' : money(interest),
    dluzi_od: czechDate(standing.owed_since),
    predpisy: claims
      .map(
        (claim) =>
          `– ${oneLine(claimText(claim))}, splatnost ${czechDate(claim.due_on)}: ${money(claim.unpaid)}`,
      )
      .join('\n'),
    zaplatit_do: czechDate(pay_by),
    ucet: bank_accounts === '' ? 'sdělíme na vyžádání' : bank_accounts,
    datum: czechDate(day),
    jednotka: oneLine(unit_name),
  };
  const letter = { ledger_account_id, level: level.level, names, email, addressee, pay_by, amount };
  return {
    ...letter,
    interest,
    address_id,
    claims,
    // One line, whatever stands in the place of its marks.
    subject: oneLine(filledReminder(level.subject, values)).slice(0, LONGEST_SUBJECT),
    body: filledReminder(level.body, values),
  };
}

/** Letters to those of the chosen of whom the level is still due at the end of the day. */
export async function lettersFor(
  db: Db,
  unit: OwnedUnit,
  { chosen, day }: { readonly chosen: readonly ChosenDebt[]; readonly day: string },
): Promise<MadeLetter[]> {
  const wanted = new Map(chosen.map((one) => [one.ledger_account_id, one.level]));
  const { levels, standings } = await selectStandings(db, unit, day);
  const debtors = await selectDebtors(db, unit, day);
  const rate = rateOf(await selectRateRule(db, unit));
  const lines = await selectLinesOf(db, unit, { ids: [...wanted.keys()], day });
  return debtors.flatMap((debtor) => {
    const { ledger_account_id } = debtor;
    const standing = standings.get(ledger_account_id);
    const next = standing === undefined ? null : nextReminder(standing, levels);
    const level = levels[(next?.level ?? 0) - 1];
    if (standing === undefined || next === null || level === undefined) return [];
    if (wanted.get(ledger_account_id) !== next.level || next.on > day) return [];
    const own = lines.filter((line) => line.ledger_account_id === ledger_account_id);
    const interest = interestOf(lateClaimsOf(own, day, rate).filter(isUnpaid));
    return [letterOf({ day, debtor, standing, level, interest })];
  });
}
