import { drawQr } from './qr.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A QR code of an address, for sheets that are drawn only to be printed; what it says stands beside it. */
export function printedQr(url: string, className: string): Element {
  const { size, path } = drawQr(url);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const dark = svg.appendChild(document.createElementNS(SVG, 'path'));
  dark.setAttribute('d', path);
  return svg;
}
