// A connection that is gone, or a database that is not there yet: codes of PostgreSQL (class 08 and the
// operator's 57P0x) and of the system's sockets.
const CODES = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006']);
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND']);
/** What of a socket fails so; a missing file says ENOENT of `open` and its like. */
const SOCKET_CALLS = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo']);
/** What the driver says without a code: of the connection under a statement, and of one used after. */
const SENTENCES =
  /^Connection terminated|^Query read timeout|has encountered a connection error|Client was closed/;

/** Whether an error says that the database went away, not that a statement was wrong. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return SENTENCES.test(error.message);
  return CODES.has(code) || (SOCKET_CODES.has(code) && SOCKET_CALLS.has(syscall));
}
