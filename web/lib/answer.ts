// An answer of the server is judged by the contract. The build says the contract of a call in these words
// (`vite.calls.ts`), so that the page can judge answers before the library of schemas comes; they take and
// refuse what the schema does, but for the form of a text and the bounds of a number.

/** Judges one part of an answer: what it is of, or that it is not. */
export interface Told<T = unknown> {
  readonly safeParse: (value: unknown) => { success: true; data: T } | { success: false };
  /** Judges a part within another one; throws where it does not fit. */
  readonly read: (value: unknown) => T;
  /** Of an object its fields. */
  readonly shape?: Readonly<Record<string, Told>>;
}

class Unfit extends Error {}

function told<T>(read: (value: unknown) => T, shape?: Told['shape']): Told<T> {
  return {
    read,
    ...(shape && { shape }),
    safeParse: (value) => {
      try {
        return { success: true, data: read(value) };
      } catch (error) {
        if (error instanceof Unfit) return { success: false };
        throw error;
      }
    },
  };
}

function fitting<T>(fits: (value: unknown) => boolean): Told<T> {
  return told((value) => {
    if (!fits(value)) throw new Unfit();
    return value as T;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some text. */
export const text = fitting<string>((value) => typeof value === 'string');
/** Some number. */
export const number = fitting<number>((value) => typeof value === 'number');
/** Yes or no. */
export const flag = fitting<boolean>((value) => typeof value === 'boolean');
/** Anything at all. */
export const anything = fitting<unknown>(() => true);

/** One of the named values. */
export const one = <T>(...values: readonly T[]): Told<T> =>
  fitting<T>((value) => values.includes(value as T));

/** A list of such parts. */
export function list<T>(part: Told<T>): Told<T[]> {
  return told((value) => {
    if (!Array.isArray(value)) throw new Unfit();
    return value.map(part.read);
  });
}

/** Such a part, or null. */
export const orNull = <T>(part: Told<T>): Told<T | null> =>
  told((value) => (value === null ? null : part.read(value)));

/** A field that may be missing. */
export const ifTold = <T>(part: Told<T>): Told<T | undefined> =>
  told((value) => (value === undefined ? undefined : part.read(value)));

/** The first of the parts that fits. */
export function either(...parts: readonly Told[]): Told {
  return told((value) => {
    for (const part of parts) {
      const judged = part.safeParse(value);
      if (judged.success) return judged.data;
    }
    throw new Unfit();
  });
}

/** An object of these fields; others are left out. */
export function object<S extends Readonly<Record<string, Told>>>(
  shape: S,
): Told<{ [K in keyof S]: ReturnType<S[K]['read']> }> {
  const parts = Object.entries(shape);
  return told((value) => {
    if (!isRecord(value)) throw new Unfit();
    const made: Record<string, unknown> = {};
    for (const [name, part] of parts) {
      const field = part.read(value[name]);
      if (field !== undefined) made[name] = field;
    }
    return made as { [K in keyof S]: ReturnType<S[K]['read']> };
  }, shape);
}

/** Such parts by any names. */
export function byName<T>(part: Told<T>): Told<Record<string, T>> {
  return told((value) => {
    if (!isRecord(value)) throw new Unfit();
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, part.read(field)]),
    );
  });
}
