/** What can be wrong with a formula. */
export type FormulaFaultKind =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unexpected'
  | 'unknown-name'
  | 'arguments'
  | 'units'
  | 'division-by-zero';

/** What is wrong, said in Czech, and at which character from 0. */
export interface FormulaFault {
  readonly kind: FormulaFaultKind;
  readonly message: string;
  readonly at: number;
}

/** Carries a fault out of the depth of a formula; it never leaves `formula.ts`. */
export class FaultyFormula extends Error {
  readonly fault: FormulaFault;

  constructor(kind: FormulaFaultKind, message: string, at: number) {
    super(message);
    this.name = 'FaultyFormula';
    this.fault = { kind, message, at };
  }
}

/** What comes of the work, or the fault that it ended by. */
export function orFault<T>(
  work: () => T,
): { readonly value: T } | { readonly fault: FormulaFault } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof FaultyFormula) return { fault: error.fault };
    throw error;
  }
}
