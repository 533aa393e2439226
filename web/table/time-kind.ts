const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a day or a moment of the wire. */
export function timeKind(text: string): 'day' | 'moment' | null {
  if (DAY.test(text)) return 'day';
  return MOMENT.test(text) ? 'moment' : null;
}
