import { expect, test } from 'vitest';
import { printVisitProtocols } from '#contract/fieldwork/events.ts';
import { pagesOf } from '#tests/account-papers.ts';
import { addRoundRow, addVisitRow } from '#tests/fieldwork.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { roundsWorld } from '#tests/rounds-scene.ts';
import { addToldFinding, addToldResult, addKeptPhoto } from '#tests/event-rows.ts';

const { at, scene, ofUnit } = roundsWorld();

const print = (...visit_ids: number[]) =>
  at.world.call(printVisitProtocols, { ...ofUnit(), body: { visit_ids } });

async function doneVisit(index = 0): Promise<number> {
  const { db } = at.world;
  const { work: work_id, crew: crew_id } = scene;
  const round_id = await addRoundRow(db, at.unit, { work_id, crew_id, name: 'Výměny v Lipové' });
  const pasport_id = scene.flats[index] ?? 0;
  const made = { round_id, pasport_id, note: '', crew_id, state: 'done' };
  return addVisitRow(db, at.unit, made);
}

/** A meter of the first flat, with its last state before the visit. */
async function meter() {
  const { db } = at.world;
  const measuring_place_id = await addMeasuringPlaceRow(db, at.unit, scene.flats[0] ?? 0, {
    location: 'koupelna',
  });
  const meter_id = await addMeterRow(db, at.unit, measuring_place_id, { serial_number: 'SV-77' });
  await addReadingRows(db, at.unit, meter_id, { '2026-01-31': 120.5 });
  return { measuring_place_id, meter_id };
}

test('a protocol says who was where and when, and what was exchanged, with its page numbers', async () => {
  const { db } = at.world;
  const visit_id = await doneVisit();
  const result = await addToldResult(db, at.unit, visit_id, {
    client_user_id: at.user.client_user_id,
    signed_by: 'Žofie Vymyšlená',
    note: 'Ventil jde ztuha.',
    checks: JSON.stringify([
      { text: 'Zavřít uzávěr', is_done: true },
      { text: 'Odfotit plombu', is_done: false },
    ]),
  });
  await addToldFinding(db, at.unit, result, {
    kind: 'exchange',
    ...(await meter()),
    end_state: 131.25,
    overflowed: false,
    removal_reason: 'konec ověření',
    serial_number: 'N-2026',
    start_state: 0.5,
    verified_year: 2026,
    seal: 'PL-9',
  });
  const { result: file } = await print(visit_id);
  expect(file.file_name).toBe('protokol 2026-03-02 Lipová 3, prostor 10.pdf');
  const text = (await pagesOf(file)).join(' ').replaceAll('\u00A0', ' ');
  for (const said of [
    'Protokol o návštěvě',
    'Lipová 3, prostor 10, 2. 3. 2026',
    'Práce Výměna vodoměru',
    'Četa Četa A',
    'Termín 2. 3. 2026 8:00, 30 min',
    'Provedeno 2. 3. 2026 10:00',
    'Výsledek Hotovo',
    'Přítomná osoba Žofie Vymyšlená',
    'Zapsal Jana Zkušební',
    'Výměna: Studená voda, koupelna',
    'Dosavadní měřidlo SV-77',
    'Konečný stav 131,25 m³',
    'Nové měřidlo N-2026',
    'Počáteční stav 0,5 m³',
    'Rok ověření 2026',
    'Plomba PL-9',
    'Důvod výměny konec ověření',
    'Zavřít uzávěr ano',
    'Odfotit plombu ne',
    'Ventil jde ztuha.',
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/strana 1 z \d/u);
  expect(text).not.toContain('Ke kontrole');
});

test('a reading says the state before it; what waits for the office says so', async () => {
  const { db } = at.world;
  const visit_id = await doneVisit();
  const result = await addToldResult(db, at.unit, visit_id, { outcome: 'review' });
  const told = { ...(await meter()), state: 99, status: 'seal-broken', overflowed: false };
  await addToldFinding(
    db,
    at.unit,
    result,
    { kind: 'reading', seal: '', note: '', ...told },
    { outcome: 'refused', field: 'state', message: 'Stav je nižší než předchozí' },
  );
  const text = (await pagesOf((await print(visit_id)).result)).join(' ').replaceAll('\u00A0', ' ');
  expect(text).toContain('Ke kontrole');
  expect(text).toContain('Předchozí stav 120,5 m³');
  expect(text).toContain('Odečtený stav 99 m³');
  expect(text).toContain('Stav měřidla Porušená plomba');
  expect(text).toContain('Zápis čeká na kontrolu kanceláře');
});

test('photos and the signature are in the file; without a signature there is where to sign', async () => {
  const { db } = at.world;
  const visit_id = await doneVisit();
  const unsigned = (await pagesOf((await print(visit_id)).result)).join(' ');
  expect(unsigned).toContain('____');
  expect(unsigned).not.toContain('Fotky');
  const result = await addToldResult(db, at.unit, visit_id, { signed_by: 'Žofie Vymyšlená' });
  const named = (await pagesOf((await print(visit_id)).result)).join(' ');
  expect(named).toContain('Podpis Jméno bez podpisu: Žofie Vymyšlená');
  expect(named).toContain('____');
  for (const shows of ['old-meter', 'new-meter', 'place', 'signature'])
    await addKeptPhoto(db, at.unit, result, shows);
  const { result: file } = await print(visit_id);
  const text = (await pagesOf(file)).join(' ');
  expect(text).toContain('Fotky Dosavadní měřidlo Nové měřidlo Místo');
  expect(text).toContain('Podpis: Žofie Vymyšlená');
  expect(text).not.toContain('____');
  const bytes = Buffer.from(file.content_base64, 'base64').toString('latin1');
  expect(bytes.split('/Subtype /Image')).toHaveLength(5);
});

test('a photo says where it was taken where the work asks, and that it does not know', async () => {
  const { db } = at.world;
  const visit_id = await doneVisit();
  const result = await addToldResult(db, at.unit, visit_id, {});
  const place = { latitude: 50.0875, longitude: 14.4213 };
  await addKeptPhoto(db, at.unit, result, 'old-meter', place);
  await addKeptPhoto(db, at.unit, result, 'place');
  const told = async () => (await pagesOf((await print(visit_id)).result)).join(' ');
  expect(await told()).toContain('Pořízeno: 50,087500; 14,421300');
  expect(await told()).not.toContain('neznámé');
  await db.owner.query('update work_versions set keeps_position = true where work_id = $1', [
    scene.work,
  ]);
  expect((await told()).replaceAll(/\s+/gu, ' ')).toContain('Místo. Pořízeno: místo neznámé');
});

test('more visits are one file, each on a page of its own; one of somebody else is as a missing one', async () => {
  const visits = [await doneVisit(0), await doneVisit(1)];
  const pages = await pagesOf((await print(...visits)).result);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('prostor 10');
  expect(pages[1]).toContain('prostor 2');
  expect(pages[1]).toMatch(/strana 1 z 1/u);
  const { near } = await at.neighbours();
  const elsewhere = await at.world.call(printVisitProtocols, {
    token: at.user.token,
    params: { unit_id: near.unit_id },
    body: { visit_ids: visits },
  });
  expect(elsewhere.status).toBe(404);
  expect((await print(...visits, 999_999)).status).toBe(404);
});

test('a protocol says that nobody has signed, and why', async () => {
  const visit_id = await doneVisit();
  await addToldResult(at.world.db, at.unit, visit_id, {
    signed_by: 'Žofie Vymyšlená',
    unsigned_reason: 'odmítla podepsat',
  });
  const text = (await pagesOf((await print(visit_id)).result)).join(' ');
  expect(text).toContain('Podpis Nepodepsáno: odmítla podepsat');
  expect(text).not.toContain('____');
});
