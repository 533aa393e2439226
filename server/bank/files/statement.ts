import { AppError } from '#server/errors.ts';

/** A movement as the bank booked it; what it does not tell is empty. */
export interface ReadMovement {
  /** The bank's own id of it. */
  readonly own_id: string;
  readonly booked_on: string;
  /** In hellers; less than nothing went out. */
  readonly amount: number;
  /** Number/bank of a Czech account; of a foreign one what the bank wrote. */
  readonly counter_account: string;
  readonly counter_name: string;
  /** Symbols without the zeros in front. */
  readonly variable_symbol: string;
  readonly constant_symbol: string;
  readonly specific_symbol: string;
  readonly message: string;
  /** What the bank calls it. */
  readonly kind_text: string;
  /** It undoes another movement. */
  readonly is_reversal: boolean;
}

/** The account that a statement is of, as far as the file tells it. */
export interface ReadAccount {
  /** As people write it, without the code of the bank. */
  readonly account_number: string;
  /** Empty where the file tells none, as GPC does not. */
  readonly bank_code: string;
}

/** One statement of a file, in one shape whatever the file is. */
export interface ReadStatement {
  readonly format: 'gpc' | 'camt' | 'fio' | 'csv';
  /** Null where the file does not tell it. */
  readonly account: ReadAccount | null;
  readonly number: string;
  readonly from_on: string;
  readonly to_on: string;
  /** In hellers; null where the file tells none. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly movements: readonly ReadMovement[];
}

/** What a movement is until its file tells more. */
export const blankMovement = {
  own_id: '',
  counter_account: '',
  counter_name: '',
  variable_symbol: '',
  constant_symbol: '',
  specific_symbol: '',
  message: '',
  kind_text: '',
  is_reversal: false,
};

/** What a file says is told in its fault, and a file may say eight megabytes. */
const MOST_TOLD = 400;
const TOLD_AT_END = 100;

function shortened(sentence: string): string {
  if (sentence.length <= MOST_TOLD) return sentence;
  return `${sentence.slice(0, MOST_TOLD - TOLD_AT_END)}…${sentence.slice(-TOLD_AT_END)}`;
}

/** The fault of a file of statements, with the number of the line where it is. */
export function bankFault(sentence: string, line?: number): AppError {
  const told = shortened(sentence);
  const errorMsg = line === undefined ? told : `Řádek ${line}: ${told}`;
  return new AppError('bank-file', { errorMsg });
}
