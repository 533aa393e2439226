/** Versions of the texts that a registration agrees to. */
export const TERMS_VERSION = '2025-01';
export const PRIVACY_VERSION = '2025-01';
