import { beforeEach } from 'vitest';
import { addBillingPlaceRow } from './billing.ts';
import { importsScene } from './imports-scene.ts';

/** Headings of the simplest file of documents. */
export const HEAD = [
  'Odběrné místo',
  'Číslo dokladu',
  'Období od',
  'Období do',
  'Základ',
  'Sazba DPH',
];

/** An invoice of heat for January 2025, unless it is said otherwise. */
export const row = (over: Partial<Record<string, string>> = {}) => [
  over['place'] ?? 'TEPLO',
  over['number'] ?? 'F-1',
  over['from'] ?? '1. 1. 2025',
  over['to'] ?? '31. 1. 2025',
  over['base'] ?? '80 000,00',
  over['rate'] ?? '12 %',
];

const COLUMNS =
  'number, kind, period_from::text, period_to::text, base::integer, tax::integer, divided_by, line_rows';

/** A unit with a billing place of heat, and imports of documents to it, on 1 March 2026. */
export function documentsScene() {
  const at = importsScene();
  let heat: number;
  beforeEach(async () => {
    at.world.setNow('2026-03-01T10:00:00Z');
    const place = { code: 'TEPLO', name: 'Teplo, Lipová 12' };
    heat = await addBillingPlaceRow(at.world.db, at.scene, place);
  });
  return {
    get world() {
      return at.world;
    },
    get scene() {
      return at.scene;
    },
    /** The id of the place. */
    get heat() {
      return heat;
    },
    checked: (...rows: readonly string[][]) => at.scene.checked('documents', [HEAD, ...rows]),
    /** Faults of failing rows, each with its column. */
    faults: async (import_id: number) =>
      (await at.scene.rows(import_id, 'failing')).map(({ row_number, faults: own }) => [
        row_number,
        ...own.map(({ column, message }) => `${column}: ${message}`),
      ]),
    /** Documents of the unit by their numbers. */
    stored: () => at.scene.stored('billing_documents', COLUMNS),
  };
}
