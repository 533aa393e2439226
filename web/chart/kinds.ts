import styles from './chart.module.css';

const classes = [styles.kind0, styles.kind1, styles.kind2, styles.kind3];
const markers = [circle, square, diamond, triangle];

/** Colour and dashes of the n-th series of a chart. */
export function kindClass(at: number): string {
  return classes[at % classes.length] ?? '';
}

/** Path of the mark of the n-th series at a place: a different shape for each. */
export function markPath(at: number, x: number, y: number): string {
  return (markers[at % markers.length] ?? circle)(x, y);
}

function circle(x: number, y: number): string {
  return `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z`;
}

function square(x: number, y: number): string {
  return `M${x - 3} ${y - 3}h6v6h-6Z`;
}

function diamond(x: number, y: number): string {
  return `M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5Z`;
}

function triangle(x: number, y: number): string {
  return `M${x} ${y - 4}l4 7h-8Z`;
}
