export const INK = '#1a1b1e';
export const DIMMED = '#5c5f66';
export const LINE = '#ced4da';
/** Under what is to be seen first. */
export const SHADE = '#f1f3f5';
