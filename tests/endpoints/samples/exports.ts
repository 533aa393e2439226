import { nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const TABLES = ['addresses', 'relations', 'spaces', 'claims', 'payments', 'readings'];
const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });

/** Valid requests of whole tables as files. */
export const exportsSamples: Samples = {
  ...Object.fromEntries(TABLES.map((table) => [`GET /v1/exports/${table}/{unit_id}`, ofUnit])),
  'GET /v1/exports/history': nothing,
};
