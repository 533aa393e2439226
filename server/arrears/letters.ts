import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import type { LateClaim } from '#contract/money/arrears-interest.ts';
import { claimText, debtPlace } from '#contract/money/debt-text.ts';
import type { LeftOutReason, ReminderLetter, ReminderLevel } from '#contract/money/reminders.ts';
import { dueOn } from '#contract/rules/due-day.ts';
import { movedLines } from '#contract/rules/instalments.ts';
import { nextReminder } from '#contract/rules/next-reminder.ts';
import { filledReminder } from '#contract/rules/reminder-text.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { livingAgreements, type LivingAgreement } from '#server/core/instalments/standing.ts';
import { selectDebtors, type Owing } from '#server/core/ledger/debtors.sql.ts';
import {
  interestOf,
  isUnpaid,
  lateClaimsOf,
  lateRuleOf,
  type LateRule,
} from '#server/core/ledger/late-claims.ts';
import { selectRateRule } from '#server/core/ledger/late-rate.sql.ts';
import { selectLinesOf, type AccountsLine } from '#server/core/ledger/lines.sql.ts';
import type { Db } from '#server/db/db.ts';
import { remindable } from './remindable.ts';
import { selectStandings, type AccountStanding, type Standings } from './standing.sql.ts';

/** A debt that the person chose, with the level that he saw to be due. */
export interface ChosenDebt {
  readonly ledger_account_id: number;
  readonly level: number;
}

/** A letter with what is written down of it. */
export interface MadeLetter extends ReminderLetter {
  readonly address_id: number;
  readonly claims: AccountStanding['claims'];
  /** What its paper tells beside it. */
  readonly space_number: string;
  readonly variable_symbol: string;
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
    space_number: debtor.space_number,
    variable_symbol: debtor.variable_symbol,
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

/** What letters of a day go by. */
interface Known extends Standings {
  readonly day: string;
  readonly debtors: ReadonlyMap<number, Owing>;
  readonly living: ReadonlyMap<number, LivingAgreement>;
  readonly lines: readonly AccountsLine[];
  readonly rule: LateRule;
}

async function knownOn(db: Db, unit: OwnedUnit, ids: readonly number[], day: string) {
  const standings = await selectStandings(db, unit, day);
  const owing = await selectDebtors(db, unit, day);
  return {
    ...standings,
    day,
    debtors: new Map(owing.map((debtor) => [debtor.ledger_account_id, debtor])),
    living: livingAgreements(standings.stored, day),
    rule: lateRuleOf(await selectRateRule(db, unit)),
    lines: await selectLinesOf(db, unit, { ids, day }),
  };
}

/** Interest on what is reminded; beside a kept agreement on that alone. */
function interestOn({ lines, stored, day, rule }: Known, id: number, isBeside: boolean) {
  const ofAccount = (one: { ledger_account_id: number }) => one.ledger_account_id === id;
  const own = lines.filter(ofAccount);
  const told = isBeside ? movedLines(own, stored.agreements.filter(ofAccount), day) : own;
  const isClaim = (claim: LateClaim) => isUnpaid(claim) && claim.ledger_claim_id > 0;
  return interestOf(
    lateClaimsOf({ ledger_account_id: id, lines: told }, day, rule).filter(isClaim),
  );
}

/** The letter to one of the chosen, or why there is none. */
function letterTo(known: Known, id: number, wanted: number): MadeLetter | LeftOutReason {
  const { day, levels, debtors, standings, living } = known;
  const [debtor, whole] = [debtors.get(id), standings.get(id)];
  if (debtor === undefined || whole === undefined) return 'paid';
  const standing = remindable(whole, living.get(id));
  if (standing === null) return 'agreement';
  const next = nextReminder(standing, levels);
  const level = levels[wanted - 1];
  if (next === null || level === undefined || next.level !== wanted || next.on > day)
    return 'reminded';
  const interest = interestOn(known, id, standing !== whole);
  return letterOf({ day, debtor, standing, level, interest });
}

/** Letters to those of the chosen of whom the level is still due at the end of the day. */
export async function lettersFor(
  db: Db,
  unit: OwnedUnit,
  { chosen, day }: { readonly chosen: readonly ChosenDebt[]; readonly day: string },
): Promise<MadeLetters> {
  const wanted = new Map(chosen.map((one) => [one.ledger_account_id, one.level]));
  const known = await knownOn(db, unit, [...wanted.keys()], day);
  const made: MadeLetters = { letters: [], left_out: [] };
  for (const [id, level] of wanted) {
    const letter = letterTo(known, id, level);
    if (typeof letter === 'string') made.left_out.push({ ledger_account_id: id, reason: letter });
    else made.letters.push(letter);
  }
  return made;
}
