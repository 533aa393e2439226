// What an uploaded file may be at most; the size of the file itself is the contract's.

export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 200;
export const MOST_CELL_CHARACTERS = 4000;
/** A workbook is a packed archive: what it may grow to, and of how many parts it may be. */
export const MOST_UNPACKED_BYTES = 60 * 1024 * 1024;
export const MOST_ARCHIVE_ENTRIES = 1000;
/** The thread that reads the file gets no more than this. */
export const MOST_HEAP_MB = 512;
export const MOST_READING_MS = 20_000;
