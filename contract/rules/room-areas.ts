/** What of a room its areas follow from; the floor area in m². */
interface Measured {
  readonly floor_area: number;
  readonly is_heated: boolean;
  readonly countable_coefficient: number;
}

// Areas are hundredths and coefficients ten-thousandths: whole numbers add up exactly.
const hundredths = (value: number) => Math.round(value * 100);
const tenThousandths = (value: number) => Math.round(value * 10_000);

function countablePart({ floor_area, countable_coefficient }: Measured): number {
  return hundredths(floor_area) * tenThousandths(countable_coefficient);
}

/** What of a room counts when heat is divided, in m² (vyhláška 269/2015 Sb., annex 1). */
export function countableArea(room: Measured): number {
  return Math.round(countablePart(room) / 10_000) / 100;
}

/** Floor, heated and countable area of rooms together, in m²; each is rounded only at the end. */
export function areasOf(rooms: readonly Measured[]) {
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  const floors = (measured: readonly Measured[]) =>
    sum(measured.map(({ floor_area }) => hundredths(floor_area))) / 100;
  return {
    floor_area: floors(rooms),
    heated_area: floors(rooms.filter(({ is_heated }) => is_heated)),
    countable_area: Math.round(sum(rooms.map(countablePart)) / 10_000) / 100,
  };
}
