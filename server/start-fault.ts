import { StartRefusal } from '#server/db/embedded/start-refusal.ts';
import { ConfigError } from './config.ts';

// Why a database of DATABASE_URL does not let us in: codes of the network and of PostgreSQL.
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
]);
const refused = new Set(['28P01', '28000', '3D000']);

function ownSentence(error: Error): boolean {
  return error instanceof ConfigError || error instanceof StartRefusal;
}

/** One sentence for the operator about an expected fault; undefined for an unexpected one. */
export function faultSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (ownSentence(error)) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} je už obsazený; nastavte jiný proměnnou PORT.`;
  if (code === 'EADDRNOTAVAIL') return 'Na adrese z nastavení HOST nelze naslouchat.';
  if (code === 'EACCES') return `K tomu chybí oprávnění: ${error.message}.`;
  if (typeof code !== 'string') return undefined;
  if (unreachable.has(code)) return 'Databáze z nastavení DATABASE_URL neodpovídá.';
  if (refused.has(code))
    return `Databáze z nastavení DATABASE_URL přihlášení odmítla: ${error.message}.`;
  return undefined;
}
