/** The fields of an object that say something, each without undefined. */
export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The values without those that nothing was said of. */
export function given<T extends object>(values: T): Given<T> {
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Given<T>;
}
