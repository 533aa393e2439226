import { paths } from '#web/lib/paths.ts';

/** Where it is shown what takes how much room, and from where it is sorted out. */
export const fileStoreAddress = (unit_id: number): string =>
  `${paths.ClientLicense}?unit=${unit_id}&part=files`;
