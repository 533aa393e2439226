/** Version of the application (specification, section 9). */
export const APP_VERSION = '2025.01.20.01';
