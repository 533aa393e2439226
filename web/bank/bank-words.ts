import { movementFields } from '#contract/money/bank-movement-record.ts';
import type { BankMovement, BookedMovements } from '#contract/money/bank-movements.ts';
import type { BankFormat, BankStatement } from '#contract/money/bank-statements.ts';
import { nextDueText } from '#contract/rules/missing-statement.ts';
import { periodText as monthText } from '#contract/rules/sipo-period.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';

/** Kinds of files as people call them. */
export const formatWords: Readonly<Record<BankFormat, string>> = {
  gpc: 'GPC (ABO)',
  camt: 'camt.053',
  fio: 'Fio JSON',
  csv: 'CSV',
};

type Spanned = Pick<BankStatement, 'from_on' | 'to_on'>;

/** Days of a statement: 1. 1. 2025 – 31. 1. 2025. */
function periodText({ from_on, to_on }: Spanned): string {
  return from_on === to_on ? formatDate(from_on) : `${formatDate(from_on)} – ${formatDate(to_on)}`;
}

/** How a statement is called: výpis č. 1, or by its days. */
export function statementText(statement: Spanned & Pick<BankStatement, 'number'>): string {
  const { number } = statement;
  return number === ''
    ? `Výpis ${periodText(statement)}`
    : `Výpis č. ${number}, ${periodText(statement)}`;
}

/** A balance, where the file tells it. */
export const balanceText = (hellers: number | null) =>
  hellers === null ? 'neuveden' : formatMoney(hellers);

/** 3 pohyby. */
export function movementsText(count: number): string {
  return `${formatNumber(count, 0)} ${czechPlural(count, 'pohyb', 'pohyby', 'pohybů')}`;
}

const returnedWords = { returning: 'vrací se plátci', returned: 'vráceno plátci' } as const;

/** What a movement waits for: what was sent waits for nothing, and what is left for later says so. */
export function stateText({
  state,
  amount,
  is_reversal,
  unassigned,
  going_back,
  sipo_period,
  refund_batch_id,
}: Pick<
  BankMovement,
  | 'state'
  | 'amount'
  | 'is_reversal'
  | 'unassigned'
  | 'going_back'
  | 'sipo_period'
  | 'refund_batch_id'
>): string {
  if (sipo_period !== null) return `SIPO za ${monthText(sipo_period)}`;
  if (refund_batch_id !== null) return `vrácení, dávka č. ${refund_batch_id}`;
  if (going_back !== null) return returnedWords[going_back];
  if (unassigned === 0) return is_reversal ? 'storno zapsáno' : 'přiřazeno';
  const isSent = state === 'waiting' && amount < 0 && !is_reversal;
  return isSent ? 'odesláno' : movementFields.state.value.text(state);
}

/** Whether something of it can still be left for later, or be taken up again. */
export const canWait = ({
  state,
  amount,
  is_reversal,
  unassigned,
  going_back,
  sipo_period,
  refund_batch_id,
}: Parameters<typeof stateText>[0]): boolean =>
  sipo_period === null &&
  refund_batch_id === null &&
  going_back === null &&
  unassigned !== 0 &&
  (state === 'parked' || amount > 0 || is_reversal);

/** What was made of movements: 'Zapsáno 12 plateb, z toho 10 přiřazeno'. */
export function bookedText({ booked_count, assigned_count, known_count }: BookedMovements): string {
  const word = czechPlural(booked_count, 'platba', 'platby', 'plateb');
  const known = known_count === 0 ? '' : `; ${formatNumber(known_count, 0)} už zapsal člověk`;
  return `Mezi platby přibylo: ${formatNumber(booked_count, 0)} ${word}, samo se přiřadilo ${formatNumber(assigned_count, 0)}${known}`;
}

type WithGap = Pick<
  BankStatement,
  'missing_first' | 'missing_last' | 'expected_opening' | 'next_due_on'
>;

/** Whether anything is missing before a statement, or after it. */
export const hasGap = ({ missing_first, expected_opening, next_due_on }: WithGap) =>
  missing_first !== null || expected_opening !== null || next_due_on !== null;

function beforeText({ missing_first, missing_last, expected_opening }: WithGap): string {
  if (missing_first !== null)
    return missing_last === null || missing_first === missing_last
      ? `chybí výpis č. ${missing_first}`
      : `chybí výpisy č. ${missing_first}–${missing_last}`;
  return expected_opening === null
    ? ''
    : `nenavazuje: předchozí končí na ${formatMoney(expected_opening)}`;
}

/** What is missing before a statement and after it. */
export function gapText(statement: WithGap): string {
  const { next_due_on } = statement;
  const after = next_due_on === null ? '' : nextDueText(next_due_on);
  const texts = [beforeText(statement), after].filter((text) => text !== '');
  return texts.length === 0 ? 'bez mezery' : texts.join(', ');
}
