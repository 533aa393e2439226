import { z } from 'zod';

/** What is done with an import token (specification, section 4). */
export const importTokenAction = z.enum(['create', 'delete']);
export type ImportTokenAction = z.infer<typeof importTokenAction>;
