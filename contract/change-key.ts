/** The header of an answer that names the change which the call has made, where it may be taken back. */
export const CHANGE_HEADER = 'x-change';

/** A change by a row of its history; the unit where its records belong to one. */
export interface ChangeKey {
  readonly audit_id: number;
  readonly unit_id: number | null;
}

/** How the header names a change: "unit/row", or the row alone. */
export function changeText({ audit_id, unit_id }: ChangeKey): string {
  return unit_id === null ? String(audit_id) : `${unit_id}/${audit_id}`;
}

const named = /^(?:(\d+)\/)?(\d+)$/;

/** The change that the header names; undefined for none. */
export function readChange(text: string | null): ChangeKey | undefined {
  const [, unit, row] = named.exec(text ?? '') ?? [];
  if (row === undefined) return undefined;
  return { audit_id: Number(row), unit_id: unit === undefined ? null : Number(unit) };
}
