/** What a table may leave as: a file of CSV, or a workbook. */
export const fileFormats = ['csv', 'xlsx'] as const;

export type FileFormat = (typeof fileFormats)[number];
