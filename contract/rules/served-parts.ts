// Whom a billing place serves: what is within another part is served by it already.

/** Something that a billing place serves, or is going to. */
export interface ServedPart {
  readonly name: string;
  /** Of a house, of a space, or of where a meter is. */
  readonly pasport_id: number;
  /** The house that it is in; null for a house itself. */
  readonly house_id: number | null;
  /** Of a meter; null for a house and a space. */
  readonly measuring_place_id: number | null;
}

const holds = (outer: ServedPart, inner: ServedPart) => {
  if (outer === inner || outer.measuring_place_id !== null) return false;
  const isWithin = inner.house_id === outer.pasport_id;
  return inner.measuring_place_id === null
    ? isWithin
    : isWithin || inner.pasport_id === outer.pasport_id;
};

/** Why these cannot be served side by side: one of them is within another. Null when they can. */
export function servedPartsFault(parts: readonly ServedPart[]): string | null {
  for (const inner of parts) {
    const outer = parts.find((part) => holds(part, inner));
    if (outer !== undefined)
      return `${inner.name} je v ${outer.house_id === null ? 'domě' : 'prostoru'} ${outer.name}, který je připojený celý`;
  }
  return null;
}
