/** Hours in which somebody is at home: minutes from midnight, null for any. */
interface Hours {
  readonly from_minute: number | null;
  readonly to_minute: number | null;
}

const NOTHING_LEFT = 'Konec musí být později než začátek';

/** Whether hours of a visit leave any time; its sentence, or null. */
export function visitHoursRule({ from_minute, to_minute }: Hours): string | null {
  return from_minute !== null && to_minute !== null && to_minute <= from_minute
    ? NOTHING_LEFT
    : null;
}
