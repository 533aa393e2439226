import { ApiError } from '#web/lib/api-error.ts';
import { base64Of } from '#web/lib/download.ts';
import { log } from '#web/lib/log.ts';

/** A file in base64; null when the browser cannot read it any more. */
export async function contentOf(file: File): Promise<string | null> {
  try {
    return await base64Of(file);
  } catch (error) {
    log.warn('Soubor nelze přečíst', error);
    return null;
  }
}

/** What a refused call says of its fields, in one line. */
export function fieldFaults(error: unknown): string {
  return error instanceof ApiError ? error.fields.map(({ message }) => message).join(' ') : '';
}
