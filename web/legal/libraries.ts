/** A library that the portal is made of. */
export interface Library {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Libraries that run in the portal. The build writes them here from package-lock.json (vite.config.ts). */
export const libraries: readonly Library[] = [];
