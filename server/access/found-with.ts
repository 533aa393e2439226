import { ensure } from '#server/errors.ts';

type Found<T> = Exclude<T, false | null | undefined>;

/**
 * What a call names, and what was asked in one packet with it: nothing of that is told where the named is
 * not there, or is foreign. Errors: `not-found`.
 */
export async function foundWith<Named, Beside extends readonly unknown[]>(
  named: Promise<Named>,
  ...beside: { readonly [At in keyof Beside]: Promise<Beside[At]> }
): Promise<[Found<Named>, ...Beside]> {
  const [found, ...others] = await Promise.all([named, ...beside]);
  ensure(found !== undefined && found !== null && found !== false, 'not-found');
  return [found as Found<Named>, ...(others as unknown as Beside)];
}
