import { describe, expect, test } from 'vitest';
import { addBillingPlaceRow, addDocumentRow } from '#tests/billing.ts';
import { documentsScene, HEAD, row } from '#tests/documents-scene.ts';

const at = documentsScene();

describe('documents of suppliers come by a file', () => {
  test('as an invoice that the form would write, each at its place', async () => {
    const { import_id, ...batch } = await at.checked(row());
    expect(batch).toMatchObject({
      rows_new: 1,
      rows_failing: 0,
      totals: { documents: { new: 1, changed: 0, same: 0 } },
    });
    expect(await at.scene.accept(import_id)).toMatchObject({ state: 'accepted' });
    expect(await at.stored()).toMatchObject([
      {
        number: 'F-1',
        kind: 'invoice',
        period_from: '2025-01-01',
        period_to: '2025-01-31',
        base: 8_000_000,
        tax: 960_000,
        // Heat without an invoicing meter is divided by its climate, as its form offers.
        divided_by: 'climate',
      },
    ]);
  });

  test.each([
    ['its code', 'teplo'],
    ['its name', 'teplo,  lipová 12'],
    ['its number at the supplier', '859 182 400 100 000 000'],
  ])('found by %s', async (_by, place) => {
    await addBillingPlaceRow(at.world.db, at.scene, { code: 'VODA', kind: 'cold-water' });
    await at.world.db.owner.query(
      `update billing_places set supply_code = '859182400100000000' where billing_place_id = $1`,
      [at.heat],
    );
    const { import_id, rows_failing } = await at.checked(row({ place }));
    expect(rows_failing).toBe(0);
    await at.scene.accept(import_id);
    expect(await at.scene.stored('billing_documents', 'billing_place_id')).toEqual([
      { billing_place_id: at.heat },
    ]);
  });

  test('a code goes before a name, and a name that two places have is asked about', async () => {
    const other = { code: 'B', name: 'TEPLO', kind: 'gas' };
    await addBillingPlaceRow(at.world.db, at.scene, other);
    await addBillingPlaceRow(at.world.db, at.scene, { ...other, code: 'C', name: 'B' });
    expect((await at.checked(row())).rows_failing).toBe(0);
    await addBillingPlaceRow(at.world.db, at.scene, { code: 'D', name: 'Dvojí' });
    await addBillingPlaceRow(at.world.db, at.scene, { code: 'E', name: 'Dvojí' });
    const { import_id } = await at.checked(row({ place: 'Dvojí' }), row({ place: 'Nic' }));
    expect(await at.faults(import_id)).toEqual([
      [2, '0: Takových odběrných míst je v jednotce více; uveďte kód'],
      [3, '0: Takové odběrné místo v jednotce není; jsou tu B, C, D, E, TEPLO'],
    ]);
  });

  test('rows of one number and period are lines of one document', async () => {
    const { import_id, ...batch } = await at.checked(
      row(),
      row({ base: '1 000', rate: '21' }),
      row({ number: 'F-2' }),
    );
    expect(batch).toMatchObject({ rows_new: 3, totals: { documents: { new: 2 } } });
    await at.scene.accept(import_id);
    expect(await at.stored()).toMatchObject([
      {
        number: 'F-1',
        base: 8_100_000,
        tax: 981_000,
        line_rows: [{ tax_rate: 12 }, { tax_rate: 21 }],
      },
      { number: 'F-2', base: 8_000_000, tax: 960_000 },
    ]);
  });

  test('what one row says twice is one fault, what rows of a document say otherwise another', async () => {
    const head = [...HEAD, 'Splatnost'];
    const { import_id } = await at.scene.checked('documents', [
      head,
      [...row(), '1. 3. 2025'],
      [...row(), '1. 3. 2025'],
      [...row({ base: '5' }), '2. 3. 2025'],
    ]);
    expect(await at.faults(import_id)).toEqual([
      [3, '-1: Stejný záznam je už v řádku 2'],
      [4, '6: Řádek 2 téhož dokladu říká něco jiného'],
    ]);
  });

  test('a document that is there is known again and not doubled; what differs is changed and said', async () => {
    const first = await at.checked(row());
    await at.scene.accept(first.import_id);
    const again = await at.checked(row({ number: 'f-1' }));
    expect(again).toMatchObject({ rows_same: 1, rows_new: 0 });
    await at.scene.accept(again.import_id);
    const dearer = await at.checked(row({ base: '90 000' }));
    expect(dearer).toMatchObject({ rows_changed: 1, totals: { documents: { changed: 1 } } });
    const [changed] = await at.scene.rows(dearer.import_id, 'changed');
    expect(changed?.notes).toMatchObject([{ column: 4, certainty: 'sure' }]);
    await at.scene.accept(dearer.import_id);
    expect(await at.stored()).toMatchObject([{ number: 'F-1', base: 9_000_000, tax: 1_080_000 }]);
    expect(await at.scene.undo(dearer.import_id)).toMatchObject({ state: 'undone' });
    expect(await at.stored()).toMatchObject([{ number: 'F-1', base: 8_000_000, tax: 960_000 }]);
  });

  test('an invoice of other days under a number that is there is refused, an advance is not', async () => {
    await addDocumentRow(at.world.db, at.scene, at.heat, { number: 'F-1' });
    await addDocumentRow(at.world.db, at.scene, at.heat, { number: 'Z-1', kind: 'advance' });
    const head = [...HEAD, 'Druh dokladu'];
    const { import_id } = await at.scene.checked('documents', [
      head,
      [...row(), 'Faktura'],
      [...row({ number: 'Z-1' }), 'Záloha'],
    ]);
    expect(await at.faults(import_id)).toEqual([
      [
        2,
        '1: Doklad tohoto čísla už u místa je, za období 1. 1. 2024 – 31. 1. 2024. Opravte období, nebo řádek vynechte',
      ],
    ]);
  });

  test('is judged by the rules of the form, each fault at the column that says it', async () => {
    const { import_id } = await at.checked(
      row({ number: 'A', to: '31. 12. 2024' }),
      row({ number: 'B', base: '-5' }),
      row({ number: 'C', rate: '13' }),
      row({ number: 'D', base: 'x' }),
      row({ number: 'E', rate: '' }),
    );
    expect(await at.faults(import_id)).toEqual([
      [2, '3: Konec období nesmí být dříve než jeho začátek'],
      [3, '4: Součet dokladu je záporný; je-li to dobropis, změňte jeho druh'],
      [4, '5: Sazba daně není platná'],
      [5, '4: Zadejte číselnou hodnotu'],
      [6, '5: Uveďte sazbu daně; u dodavatele, který daň neplatí, 0'],
    ]);
  });
});

describe('a rate of tax', () => {
  test('that did not hold on its day is a doubt, and may stay', async () => {
    // In 2023 heat was at 10 %, from 2024 it is at 12 % (zákon č. 349/2023 Sb.).
    const { import_id, rows_failing } = await at.checked(
      row({ from: '1. 12. 2023', to: '31. 12. 2023' }),
      row({ number: 'F-2' }),
    );
    expect(rows_failing).toBe(0);
    const notes = (await at.scene.rows(import_id)).map((one) => one.notes);
    expect(notes).toMatchObject([[{ column: 5, certainty: 'unclear' }], []]);
  });

  test.each(['12', '12 %', '12%', '0,12'])('is read of %j', async (rate) => {
    const { import_id } = await at.checked(row({ rate }));
    await at.scene.accept(import_id);
    expect(await at.stored()).toMatchObject([{ tax: 960_000 }]);
  });
});
