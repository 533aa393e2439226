/** What every path of the API begins with. */
export const API_PREFIX = '/v1/';

/** Addresses outside the API's envelope. */
export const MAINTENANCE_FILE = '/maintenance.json';
/** Answers 200 while the server takes work: it is not stopping and its database answers. */
export const READY_ADDRESS = '/readyz';
export const OPENAPI_FILE = '/v1/openapi.json';

/** The maintenance flag file (specification, section 7); text and expected end only while it is on. */
export interface MaintenanceFile {
  readonly maintenanceMode: boolean;
  readonly text?: string;
  /** A moment; empty when unknown. */
  readonly until?: string;
}
