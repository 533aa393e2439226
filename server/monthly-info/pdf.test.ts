import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { printConsumption } from '#contract/consumption.ts';
import {
  printHouseInfos,
  printMonthInfo,
  type InfoPdf,
} from '#contract/metering/month-info-pdf.ts';
import { MONTH, monthInfoScene, WHOLE } from '#tests/month-infos.ts';

const { at, own, flat, place, params, token, choose, send, mails } = monthInfoScene();

/** Texts of the pages of the file. */
async function pagesOf({ content_base64 }: InfoPdf): Promise<string[]> {
  const bytes = new Uint8Array(Buffer.from(content_base64, 'base64'));
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}

const ofHouse = () =>
  at.world.call(printHouseInfos, { ...token(), params: params(), body: { month: MONTH } });
const ofSpace = (pasport_id: number, month = MONTH) =>
  at.world.call(printMonthInfo, {
    ...token(),
    params: { ...params(), pasport_id },
    body: { month },
  });

const states = (used: number) => ({ ...WHOLE, '2026-01-31': 40 + used });

describe('the information as a file', () => {
  test('tells of one space what its page does, and nothing of another', async () => {
    const one = await flat('1', states(3.25));
    await place(
      one.pasport_id,
      { kind: 'heat' },
      { '2025-12-31': 5, '2026-01-31': 6.5 },
      {
        measured_unit: 'GJ',
      },
    );
    const other = await flat('27', states(61.7));
    const { result } = await ofSpace(one.pasport_id);
    expect(result.file_name).toBe('spotřeba 2026-01 prostor 1.pdf');
    const [page, ...more] = await pagesOf(result);
    expect(more).toEqual([]);
    expect(page).toContain('Spotřeba za leden 2026 Prostor 1, Lipová 12');
    expect(page).toMatch(/Teplá voda leden 2026 3,3 m³ leden 2025 2,0 m³/u);
    expect(page).toContain('Teplo leden 2026 1,50 GJ leden 2025 není známo');
    expect(page).toContain('není vyúčtování');
    expect(page).toMatch(/Spotřeba za leden 2026, prostor 1 strana 1 z 1$/u);
    expect(page).not.toMatch(/61,7|27|Novák|@/u);
    expect((await ofSpace(other.pasport_id)).result.file_name).toContain('prostor 27');
  });

  test('of a house has each space on a page of its own, in the order of their numbers', async () => {
    for (const number of ['10', '2', '1']) await flat(number, states(Number(number)));
    const { result } = await ofHouse();
    expect(result.file_name).toBe('spotřeba 2026-01 Lipová 12.pdf');
    const pages = await pagesOf(result);
    expect(pages.map((page) => /Prostor (\d+),/u.exec(page)?.[1])).toEqual(['1', '2', '10']);
    expect(pages.map((page) => /leden 2026 (\S+) m³/u.exec(page)?.[1])).toEqual([
      '1,0',
      '2,0',
      '10,0',
    ]);
    expect(pages[2]).toMatch(/strana 3 z 3$/u);
  });

  test('is refused of a month that has not ended, and where there is nothing to tell', async () => {
    const one = await flat('1', WHOLE);
    expect((await ofSpace(one.pasport_id, '2026-02-01')).status).toBe(400);
    expect((await ofSpace(own.house)).status).toBe(404);
    const stranger = await at.world.makeUser();
    const asked = { token: stranger.token, params: params(), body: { month: MONTH } };
    expect((await at.world.call(printHouseInfos, asked)).status).toBe(404);
  });

  test('is there for whoever has the link, as it was sent', async () => {
    const one = await flat('1', states(3.25));
    await choose(one);
    await send();
    await at.world.db.owner.query(
      `update meter_readings set state = 44 where read_on = '2026-01-31' and unit_id = $1`,
      [at.unit.unit_id],
    );
    const [mail] = await mails();
    const asked = (secret: string) => at.world.call(printConsumption, { body: { secret } });
    const { result } = await asked(mail?.secret ?? '');
    expect((await pagesOf(result))[0]).toContain('leden 2026 3,3 m³');
    expect((await asked('x'.repeat(43))).status).toBe(404);
  });
});
