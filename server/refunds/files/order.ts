/** One payment of an order for the bank. */
export interface OrderItem {
  /** Hellers. */
  readonly amount: number;
  /** Number/bank. */
  readonly payee_account: string;
  readonly payee_name: string;
  readonly variable_symbol: string;
}

/** What an order for the bank is made of. */
export interface Order {
  /** Of the batch: names the file and its messages, the same each time it is made. */
  readonly id: number;
  /** When the batch was made. */
  readonly created: Date;
  readonly payer_name: string;
  /** Number/bank. */
  readonly paying_account: string;
  readonly due_on: string;
  readonly message: string;
  readonly constant_symbol: string;
  /** Of the items together, in hellers. */
  readonly total: number;
  readonly items: readonly OrderItem[];
}

/** Letters without diacritics, digits and single spaces: what no bank refuses. */
export function plain(text: string, most: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
}
