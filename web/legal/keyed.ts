/** Pieces of a text with their places as keys: a text does not change while it is read. */
export function keyed<T>(pieces: readonly T[]): readonly { key: number; piece: T }[] {
  return pieces.map((piece, at) => ({ key: at, piece }));
}
