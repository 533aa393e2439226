/** Finds rows of a file that tell of the same record as an earlier one. */
export class Repeats {
  readonly #first = new Map<string, number>();

  /** The sentence for a row whose record an earlier row tells of already; null for the first one. */
  fault(key: string, rowNumber: number): string | null {
    const first = this.#first.get(key);
    if (first !== undefined) return `Stejný záznam je už v řádku ${first}`;
    this.#first.set(key, rowNumber);
    return null;
  }
}
