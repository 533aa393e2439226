/**
 * An exact number: a whole one over another without bounds, in lowest terms, the lower one above nothing. The
 * contract sees no package but Zod (ARCHITECTURE.md, rule 1), and a settlement needs no more of one than this.
 */
export class Fraction {
  readonly n: bigint;
  readonly d: bigint;

  /** Throws a RangeError where it would be divided by nothing. */
  constructor(over: bigint, under: bigint = 1n) {
    if (under === 0n) throw new RangeError('Divided by nothing');
    const common = under === 1n ? 1n : commonDivisor(over, under);
    this.n = over / common;
    this.d = under / common;
  }

  add({ n, d }: Fraction): Fraction {
    return d === this.d
      ? new Fraction(this.n + n, d)
      : new Fraction(this.n * d + n * this.d, this.d * d);
  }

  sub({ n, d }: Fraction): Fraction {
    return d === this.d
      ? new Fraction(this.n - n, d)
      : new Fraction(this.n * d - n * this.d, this.d * d);
  }

  mul(other: Fraction | bigint): Fraction {
    return typeof other === 'bigint'
      ? new Fraction(this.n * other, this.d)
      : new Fraction(this.n * other.n, this.d * other.d);
  }

  div(other: Fraction | bigint): Fraction {
    return typeof other === 'bigint'
      ? new Fraction(this.n, this.d * other)
      : new Fraction(this.n * other.d, this.d * other.n);
  }

  neg(): Fraction {
    return new Fraction(-this.n, this.d);
  }

  /** Less than nothing where it is less than the other, more where it is more. */
  compare({ n, d }: Fraction): number {
    return Number(this.n * d - n * this.d);
  }

  equals({ n, d }: Fraction): boolean {
    return this.n === n && this.d === d;
  }

  /** The nearest double, to be told to people. */
  toNumber(): number {
    return Number(this.n) / Number(this.d);
  }

  /** '62500/9', '4800' */
  toString(): string {
    return this.d === 1n ? String(this.n) : `${this.n}/${this.d}`;
  }
}

/** The greatest one, with the sign of the second number, so that a lower number is left above nothing. */
function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b !== 0n) [a, b] = [b, a % b];
  return other < 0n ? -a : a;
}
