/** What browsers tell of the connection; not all do. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether files of a screen may be fetched before anybody opens it: not where the person saves data. */
export function mayPreload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true;
}
