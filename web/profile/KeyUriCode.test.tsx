import { decodeQR } from 'qr/decode.js';
import { afterEach, expect, test } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { KeyUriCode } from './KeyUriCode.tsx';

const URI =
  'otpauth://totp/Kastel%C3%A1n:jana.novakova%40sprava-domu.example.cz?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kastel%C3%A1n';
const SCALE = 4;

let leave = () => {};
afterEach(() => leave());

/** The drawn code as a camera sees it: dark where the path is, light elsewhere. */
function pixels(svg: Element) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const data = new Uint8Array(size * size * 4).fill(255);
  const runs = svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h(\d+)v1/g);
  for (const [, x, y, length] of runs ?? [])
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let at = Number(x) * SCALE; at < (Number(x) + Number(length)) * SCALE; at += 1)
        data.fill(0, (row * size + at) * 4, (row * size + at) * 4 + 3);
  return { width: size, height: size, data };
}

function drawn(uri: string): Element {
  ({ leave } = rendered(<KeyUriCode uri={uri} />));
  const svg = document.querySelector('svg');
  if (svg === null) throw new Error('No code is drawn.');
  return svg;
}

test('the drawn code reads back as the address that it was drawn of', () => {
  expect(decodeQR(pixels(drawn(URI)))).toBe(URI);
});

test('the code is black on white with four light modules around, and has a name', () => {
  const svg = drawn(URI);
  expect(svg.getAttribute('role')).toBe('img');
  expect(svg.getAttribute('aria-label')).toContain('QR kód');
  const { width, data } = pixels(svg);
  const isLight = (at: number) => data[at * 4] === 255;
  const margin = 4 * SCALE;
  for (let at = 0; at < width * margin; at += 1)
    expect(isLight(at) && isLight(width * width - 1 - at)).toBe(true);
  for (let row = 0; row < width; row += 1) expect(isLight(row * width + margin - 1)).toBe(true);
  expect(isLight(margin * width + margin)).toBe(false);
  expect([...svg.children].map((child) => child.getAttribute('fill'))).toEqual(['#fff', '#000']);
  // The policy of the page allows no style in an attribute.
  expect(svg.outerHTML).not.toMatch(/style=|<style/);
});
