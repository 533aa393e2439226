import { z } from 'zod';
import { ifGiven, requiredText } from './fields.ts';
import { ATTACHED_TOO_LARGE, MOST_ATTACHED_BYTES } from '#contract/rules/attached-file.ts';

/** Enough for a body with the largest attached file, sent as base64. */
export const MOST_ATTACHED_BODY_BYTES = 15 * 1024 * 1024;

/** A file as a person sends it, to be attached to a record. */
export const sentFile = z.object({
  file_name: requiredText(200),
  content_base64: z
    .base64(ifGiven('Soubor se nepodařilo přečíst'))
    .min(1, 'Soubor je prázdný')
    .max(Math.ceil(MOST_ATTACHED_BYTES / 3) * 4, ATTACHED_TOO_LARGE),
});

/** An attached file to be saved by the browser. */
export const savedFile = <T extends z.ZodType<string>>(content_type: T) =>
  z.object({ file_name: z.string(), content_type, content_base64: z.string() });
