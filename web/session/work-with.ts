import { flash } from '#web/notices/flash.ts';
import { currentUnit, setActiveUnit } from './activeUnit.ts';

interface NamedUnit {
  readonly unit_id: number;
  readonly unit_name: string;
}

/** Makes the unit the active one, and says so when it was not. */
export function workWith({ unit_id, unit_name }: NamedUnit): void {
  if (unit_id === currentUnit()?.unit_id) return;
  setActiveUnit(unit_id);
  flash(`Pracujete s jednotkou ${unit_name}`);
}
