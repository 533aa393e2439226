/** What of a movement of a bank makes a payment; more than nothing came, a reversal of it is less. */
export interface Movement {
  readonly bank_movement_id: number;
  readonly booked_on: string;
  readonly amount: number;
  readonly variable_symbol: string;
  readonly constant_symbol: string;
  readonly specific_symbol: string;
  readonly counter_account: string;
  readonly counter_name: string;
  readonly message: string;
  readonly is_reversal: boolean;
  /** Whether somebody has left it for later. */
  readonly is_parked: boolean;
  /** Whether a person decides which payment it reverses, and nobody else. */
  readonly by_hand: boolean;
}
