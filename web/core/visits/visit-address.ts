import { paths } from '#web/lib/paths.ts';

/** The screen of events with the visit open. */
export const visitAddress = ({
  unit_id,
  visit_id,
}: {
  readonly unit_id: number;
  readonly visit_id: number;
}): string => `${paths.InmesEvents}?unit=${unit_id}&visit=${visit_id}`;
