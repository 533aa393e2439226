import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { claimText, debtPlace } from '#contract/money/debt-text.ts';
import type { LeftOutReason, ReminderLetter, ReminderLevel } from '#contract/money/reminders.ts';
import { dueOn } from '#contract/rules/due-day.ts';
import { movedLines } from '#contract/rules/instalments.ts';
import { nextReminder } from '#contract/rules/next-reminder.ts';
import { filledReminder } from '#contract/rules/reminder-text.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { StoredAgreements } from '#server/core/instalments/agreements.sql.ts';
import { livingAgreements } from '#server/core/instalments/standing.ts';
import { selectDebtors, type Owing } from '#server/core/ledger/debtors.sql.ts';
import { interestOf, isUnpaid, lateClaimsOf, rateOf } from '#server/core/ledger/late-claims.ts';
import { selectRateRule } from '#server/core/ledger/late-rate.sql.ts';
import { selectLinesOf } from '#server/core/ledger/lines.sql.ts';
import type { Db } from '#server/db/db.ts';
import { remindable } from './remindable.ts';
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
  readonly debtor: Owing;
  readonly standing: AccountStanding;
  readonly level: ReminderLevel;
  readonly interest: number | null;
}

/** The letter of a level to a debtor. */
function letterOf({ day, debtor, standing, level, interest }: Told): MadeLetter {
  const pay_by = dueOn(shiftDays(day, level.pay_days));
  const { names, ledger_account_id } = debtor;
  const { address_id, addressee, email, claims, unit_name, bank_accounts } = standing;
  const amount = claims.reduce((sum, { unpaid }) => sum + unpaid, 0);
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

/** Letters, and whom of the chosen there is none to. */
interface MadeLetters {
  readonly letters: MadeLetter[];
  readonly left_out: { readonly ledger_account_id: number; readonly reason: LeftOutReason }[];
}

/** Letters to those of the chosen of whom the level is still due at the end of the day. */
export async function lettersFor(
  db: Db,
  unit: OwnedUnit,
  { chosen, day }: { readonly chosen: readonly ChosenDebt[]; readonly day: string },
): Promise<MadeLetters> {
  const { levels, standings, stored } = await selectStandings(db, unit, day);
  const living = livingAgreements(stored, day);
  const owing = await selectDebtors(db, unit, day);
  const debtors = new Map(owing.map((debtor) => [debtor.ledger_account_id, debtor]));
  const rate = rateOf(await selectRateRule(db, unit));
  const ids = chosen.map(({ ledger_account_id }) => ledger_account_id);
  const lines = await selectLinesOf(db, unit, { ids, day });
  const made: MadeLetters = { letters: [], left_out: [] };
  const levelsWanted = new Map(chosen.map((one) => [one.ledger_account_id, one.level]));
  for (const [id, wanted] of levelsWanted) {
    const leave = (reason: LeftOutReason) => made.left_out.push({ ledger_account_id: id, reason });
    const [debtor, whole] = [debtors.get(id), standings.get(id)];
    const standing = whole === undefined ? undefined : remindable(whole, living.get(id));
    const next = standing ? nextReminder(standing, levels) : null;
    const level = levels[(next?.level ?? 0) - 1];
    if (debtor === undefined || standing === undefined) leave('paid');
    else if (standing === null) leave('agreement');
    else if (level === undefined || next?.level !== wanted || next.on > day) leave('reminded');
    else {
      const own = lines.filter((line) => line.ledger_account_id === id);
      const moved = standing === whole ? own : movedLines(own, agreementsOf(stored, id), day);
      const late = lateClaimsOf(moved, day, rate).filter(
        (claim) => isUnpaid(claim) && claim.ledger_claim_id > 0,
      );
      made.letters.push(letterOf({ day, debtor, standing, level, interest: interestOf(late) }));
    }
  }
  return made;
}

const agreementsOf = ({ agreements }: StoredAgreements, id: number) =>
  agreements.filter(({ ledger_account_id }) => ledger_account_id === id);
