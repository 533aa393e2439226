import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from '#web/ui/qr.ts';
import { sheetPage } from './print-sheets.ts';

const url = 'https://kastelan.example.cz/osoby/K7PM-2XQD-94TR';

test('a sheet tells the place, the code and where to answer, and leaves room for a signature', () => {
  const page = sheetPage({
    campaign_name: 'Hlášení osob 2027',
    unit_name: 'SVJ Lipová',
    building_name: 'Lipová 5',
    place: 'Lipová 5, Brno',
    space_number: '12',
    valid_from: '2027-01-01',
    closes: '2027-01-31',
    pasport_id: 1,
    payer_names: 'Nová Eva',
    code: 'K7PM-2XQD-94TR',
    url,
  });
  for (const text of ['prostor 12, Lipová 5', 'K7PM-2XQD-94TR', 'do 31. 1. 2027', 'Datum a podpis'])
    expect(page.textContent).toContain(text);
  expect(page.textContent).toContain('https://kastelan.example.cz/osoby');
  expect(page.querySelector('svg path')).not.toBeNull();
});

const SCALE = 4;

test('the QR code of a sheet leads to the address with its code', () => {
  const { size, path } = drawQr(url);
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/gu))
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at} ${y}`);
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (dark.has(`${Math.floor(x / SCALE)} ${Math.floor(y / SCALE)}`))
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  expect(decodeQR({ width, height: width, data })).toBe(url);
});
