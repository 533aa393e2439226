import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { printPoster, printSlips } from '#contract/fieldwork/slots.ts';
import type { PaperPdf } from '#contract/money/account-papers.ts';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import { insertRow } from '#tests/builders.ts';
import { addMeasuringPlaceRow, addMeterRow } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { slotsWorld } from '#tests/slots-scene.ts';

const on = slotsWorld();
const { at, visit, prove, print } = on;

const codeOf = (code: keyof typeof errors) => errors[code].errorCode;

async function pagesOf({ content_base64 }: PaperPdf): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content_base64, 'base64')));
  const { text } = await extractText(pdf);
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}

beforeEach(async () => {
  for (const [number, serial_number] of [
    ['2', 'SN-00 4711'],
    ['10', '99999999'],
  ] as const) {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, visit(number).pasport_id);
    await addMeterRow(at.world.db, at.unit, place, { serial_number });
  }
});

describe('from the poster of a house', () => {
  test('one sees who comes and what for', async () => {
    const { result } = await on.openHouse(await on.poster());
    expect(result).toMatchObject({
      round_name: 'Výměna vodoměrů',
      work_name: 'Výměna vodoměru',
      building_name: 'Lipová 3',
    });
  });

  test('the end of a serial number of the flat leads to its visit, however it is written', async () => {
    const poster = await on.poster();
    const { result } = await prove(poster, ' 2 ', '4711');
    expect((await on.open(result.secret)).result.space_number).toBe('2');
    expect((await prove(poster, '2', 'SN 004711')).result).toEqual(result);
  });

  test('the code of the slip leads there too, and only to its own flat', async () => {
    const poster = await on.poster();
    const [two, ten] = await on.secretsOf([visit('2').visit_id, visit('10').visit_id]);
    expect((await prove(poster, '2', writtenCode(two?.code ?? ''))).status).toBe(200);
    expect((await prove(poster, '2', ten?.code ?? '')).status).toBe(404);
  });

  test('which half was wrong is not told', async () => {
    const poster = await on.poster();
    const said = ({
      status,
      error: { errorCode, errorMsg },
    }: Awaited<ReturnType<typeof prove>>) => [status, errorCode, errorMsg];
    const [wrongFlat, wrongEnd, ofNeighbour] = [
      await prove(poster, '77', '4711'),
      await prove(poster, '2', '4712'),
      await prove(poster, '2', '9999'),
    ];
    expect(said(wrongFlat)[1]).toBe(codeOf('visit-proof-wrong'));
    expect(said(wrongEnd)).toEqual(said(wrongFlat));
    expect(said(ofNeighbour)).toEqual(said(wrongFlat));
  });

  test('a device that was taken away proves nothing', async () => {
    const sql = `update meters set removed_on = '2026-01-01' where serial_number = 'SN-00 4711'`;
    await at.world.db.owner.query(sql);
    expect((await prove(await on.poster(), '2', '4711')).status).toBe(404);
  });

  test('a flat of another house of the round is not reached', async () => {
    const { db } = at.world;
    const other = await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 5' });
    expect((await prove(await on.poster(other.pasport_id), '2', '4711')).status).toBe(404);
  });

  test('a flat is tried five times an hour, from wherever; right tries do not count', async () => {
    const poster = await on.poster();
    for (let tried = 1; tried <= 6; tried += 1)
      expect((await prove(poster, '2', '4711', tried)).status).toBe(200);
    for (let tried = 1; tried <= 5; tried += 1)
      expect((await prove(poster, '2', `000${tried}`, tried)).status).toBe(404);
    expect((await prove(poster, '2', '4711', 9)).status).toBe(429);
    expect((await prove(poster, '10', '9999', 9)).status).toBe(200);
  });

  test('one network tries thirty times an hour, whatever flats it names', async () => {
    const poster = await on.poster();
    for (let tried = 1; tried <= 30; tried += 1)
      expect((await prove(poster, `${tried + 100}`, '0000')).status).toBe(404);
    expect((await prove(poster, '10', '9999')).status).toBe(429);
    expect((await prove(poster, '10', '9999', 2)).status).toBe(200);
  });

  test('nothing is opened after its last day, after it was ended, or in a closed round', async () => {
    const poster = await on.poster();
    const other = (await on.openHouse('x'.repeat(43))).error.errorCode;
    expect(other).toBe(codeOf('visit-link-unknown'));
    await at.world.db.owner.query('update rounds set closed = now() where round_id = $1', [
      on.round().round_id,
    ]);
    expect((await on.openHouse(poster)).error.errorCode).toBe(other);
    await at.world.db.owner.query('update rounds set closed = null');
    await at.world.db.owner.query(`update round_posters set expires = '2026-11-27'`);
    expect((await on.openHouse(poster)).error.errorCode).toBe(other);
    expect((await prove(poster, '2', '4711')).error.errorCode).toBe(other);
  });
});

describe('what is printed for a house', () => {
  test('a poster says what, when, and the time of each flat, with nobody’s name', async () => {
    const { result } = await print(printPoster);
    expect(result.file_name).toBe('plakát Lipová 3.pdf');
    const pages = await pagesOf(result);
    expect(pages).toHaveLength(1);
    const [page = ''] = pages;
    expect(page).toContain('Výměna vodoměrů');
    expect(page).toContain('pondělí 7. 12. 2026, mezi 7.00 a 10.00');
    expect(page).toMatch(/1 7\.00–8\.00 2 8\.00–9\.00 10 9\.00–10\.00/u);
    const [, secret = ''] =
      /\/termin\/dum\/(\w{4}-\w{4}-\w{4})/u.exec(page.replaceAll(' ', '')) ?? [];
    expect((await on.openHouse(secret)).result.building_name).toBe('Lipová 3');
    // Printed again, it leads to the same place.
    expect((await pagesOf((await print(printPoster)).result))[0]?.replaceAll(' ', '')).toContain(
      secret,
    );
  });

  test('slips bear the time and the code of each flat, three on a page', async () => {
    const { db } = at.world;
    const more = await addSpaceRow(db, at.unit, on.scene.house, { space_number: '11' });
    await on.made({ pasport_ids: [more.pasport_id] });
    const pages = await pagesOf((await print(printSlips)).result);
    expect(pages).toHaveLength(1);
    const [two] = await on.secretsOf([visit('2').visit_id]);
    expect(pages[0]).toContain('Byt 2 pondělí 7. 12. 2026 mezi 8.00 a 9.00');
    expect(pages[0]).toContain(writtenCode(two?.code ?? ''));
    // Of the other round.
    expect(pages[0]).not.toContain('Byt 11');
  });

  test('what to prepare is said by the version of the work on the day, each sentence once', async () => {
    const usual = 'Připravte, prosím, přístup ke všem měřidlům a uzávěrům';
    const poster = async () => (await pagesOf((await print(printPoster)).result))[0] ?? '';
    expect(await poster()).toContain(`Co připravit ${usual}`);
    const { client_id } = at.unit;
    const own = 'Vykliďte prostor pod dřezem a zavřete psa.'.padEnd(200, ' a nezapomeňte');
    await insertRow(at.world.db, 'work_versions', {
      client_id,
      work_id: on.scene.work,
      valid_from: '2026-12-01',
      duration_minutes: 30,
      preparation: own,
    });
    const told = await poster();
    expect(told.split(own)).toHaveLength(2);
    expect(told).not.toContain(usual);
    const slips = await pagesOf((await print(printSlips)).result);
    expect(slips).toHaveLength(1);
    expect(slips[0]?.split(own)).toHaveLength(4);
    // On one of the days the version before it holds still.
    await at.world.db.owner.query('update visits set day = $1 where visit_id = $2', [
      '2026-11-30',
      visit('2').visit_id,
    ]);
    const both = await poster();
    expect(both.split(own)).toHaveLength(2);
    expect(both.split(usual)).toHaveLength(2);
  });

  test('a house without any time has nothing to print, and a foreign one is not there', async () => {
    const { db } = at.world;
    const { pasport_id } = await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 5' });
    const refused = await print(printPoster, pasport_id);
    expect(refused.error.errorCode).toBe(codeOf('round-without-times'));
    const { near } = await at.neighbours();
    const foreign = await addBuildingRow(db, near, { pasport_name: 'Jinde 1' });
    expect((await print(printSlips, foreign.pasport_id)).status).toBe(404);
  });
});
