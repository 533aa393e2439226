// What an uploaded file may be at most; the size of the file itself is the contract's.

export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 200;
export const MOST_CELLS = 1_000_000;
export const MOST_CELL_CHARACTERS = 4000;
/** All its texts together: one text may stand in many cells. */
export const MOST_CHARACTERS = 40_000_000;
/** Rows may be left out between others; no row may have a higher number. */
export const MOST_ROW_NUMBER = 50_000;
/** A workbook is a packed archive: what it may grow to, and of how many parts it may be. */
export const MOST_UNPACKED_BYTES = 60 * 1024 * 1024;
export const MOST_ARCHIVE_ENTRIES = 1000;
/** Tags of one of its parts; a cell is at most six of them. */
export const MOST_TAGS = 6 * MOST_CELLS;
/** The thread that reads the file gets no more than this. */
export const MOST_HEAP_MB = 384;
export const MOST_READING_MS = 20_000;
