import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { amountText } from './amounts.ts';
import { bankFault, type ReadMovement, type ReadStatement } from './statement.ts';

const unseen = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]+/gu;

/** One line of at most so many characters, of those that are seen. */
function clean(text: string, most: number): string {
  const seen = text.replaceAll(unseen, ' ').replaceAll(/ {2,}/g, ' ').trim();
  return seen.length <= most ? seen : Array.from(seen).slice(0, most).join('').trim();
}

function cleanMovement(movement: ReadMovement): ReadMovement {
  return {
    ...movement,
    own_id: clean(movement.own_id, 100),
    counter_account: clean(movement.counter_account, 50),
    counter_name: clean(movement.counter_name, 150),
    message: clean(movement.message, 500),
    kind_text: clean(movement.kind_text, 100),
  };
}

const FIRST_DAY = '1990-01-01';
const LAST_DAY = '2199-12-31';

function ensureDay(day: string): void {
  try {
    parseIsoDate(day);
  } catch {
    throw bankFault(`Výpis má den „${day}“, který v kalendáři není.`);
  }
  if (day < FIRST_DAY || day > LAST_DAY)
    throw bankFault(`Výpis má den „${day}“, ze kterého žádný výpis není.`);
}

/** Movements make of the opening balance the closing one. */
function ensureBalanced({ opening, closing, movements }: ReadStatement): void {
  if (opening === null || closing === null) return;
  const turnover = movements.reduce((sum, { amount }) => sum + amount, 0);
  if (opening + turnover === closing) return;
  const count = movements.length;
  const [moved, made] = [amountText(turnover), amountText(opening + turnover)];
  throw bankFault(
    `Pohyby nedávají konečný zůstatek: ${amountText(opening)} a ${count} ${czechPlural(count, 'pohyb', 'pohyby', 'pohybů')} za ${moved} je ${made}, výpis končí na ${amountText(closing)}. Soubor je nejspíš useknutý, stáhněte ho znovu.`,
  );
}

/** A statement whose days and sums hold, with texts as the portal keeps them. Errors: `bank-file`. */
export function checkedStatement(statement: ReadStatement): ReadStatement {
  for (const day of new Set([
    statement.from_on,
    statement.to_on,
    ...statement.movements.map(({ booked_on }) => booked_on),
  ]))
    ensureDay(day);
  if (statement.from_on > statement.to_on) throw bankFault('Výpis končí dříve, než začíná.');
  ensureBalanced(statement);
  return {
    ...statement,
    number: clean(statement.number, 40),
    movements: statement.movements.map(cleanMovement),
  };
}
