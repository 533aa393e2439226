import { describe, expect, test } from 'vitest';
import { statementPaper, statementService, statementServices } from '#tests/statement-paper.ts';
import type { StatementPaper } from './statement-paper.ts';
import {
  advanceTexts,
  correctionTexts,
  partText,
  periodName,
  periodPair,
  resultOf,
  rightsOf,
  shortDays,
  statementFacts,
  statementTitle,
} from './statement-text.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const factsOf = (written: Partial<StatementPaper>) =>
  statementFacts(statementPaper(written)).map(({ name, value }) => plain(`${name}: ${value}`));

test('the sample is counted as by hand: 16 800 + 6 000 + 3 000 against 15 600 + 6 050 + 3 000', () =>
  expect(statementPaper()).toMatchObject({
    cost: 2_580_000,
    claimed: 2_520_000,
    advance: 2_465_000,
    balance: 115_000,
    services: [
      { cost: 1_680_000, balance: 120_000 },
      { cost: 600_000, balance: -5_000 },
      { cost: 300_000, balance: 0 },
    ],
  }));

describe('the result', () => {
  test('to be paid says by when and how', () => {
    expect(factsOf({})).toEqual([
      'Nedoplatek: 1 150 Kč',
      'Zaplaťte do: 31. 7. 2026',
      'Číslo účtu: 2600123456/2010',
      'Variabilní symbol: 1012',
      'Zpráva: Vyuctovani 2025, prostor 12',
    ]);
    expect(plain(resultOf(statementPaper()).text)).toBe('Zaplaťte ho, prosím, do 31. 7. 2026.');
  });

  test('that comes back says by when', () => {
    expect(factsOf({ balance: -9_050 })).toEqual([
      'Přeplatek: 90,50 Kč',
      'Vrátíme do: 31. 7. 2026',
    ]);
    expect(plain(resultOf({ balance: -1, due_on: '2026-07-31', is_gone: false }).text)).toBe(
      'Vrátíme Vám ho do 31. 7. 2026.',
    );
  });

  test('of nothing asks for nothing', () => {
    expect(factsOf({ balance: 0 })).toEqual(['Výsledek: Vyrovnáno']);
    expect(resultOf({ balance: 0, due_on: '2026-07-31', is_gone: false }).amount).toBe('');
  });

  test('of a correction says what of it is still to be paid, and of a space without a symbol that it has none', () => {
    const { payment } = statementPaper();
    const left = { ...payment, to_pay: 40_000, variable_symbol: '', account_number: '' };
    expect(factsOf({ payment: left })).toEqual([
      'Nedoplatek: 1 150 Kč',
      'Opravou doplácíte: 400 Kč',
      'Zaplaťte do: 31. 7. 2026',
      'Variabilní symbol: prostor ho nemá',
      'Zpráva: Vyuctovani 2025, prostor 12',
    ]);
    // What was paid before is over what it comes to, and another part of it is not.
    expect(factsOf({ balance: -100, payment: left })[2]).toBe('Zaplaťte do: 31. 7. 2026');
  });
});

describe('a correction', () => {
  const told = (written: Partial<StatementPaper>) =>
    correctionTexts(statementPaper({ number: 2, ...written })).map(plain);

  test('says that it is one, why and what it changes', () =>
    expect(told({ former_balance: 235_000, reason: 'Teplárna vystavila dobropis.' })).toEqual([
      'Toto je oprava: nahrazuje předchozí vyúčtování za stejné období.',
      'Důvod opravy: Teplárna vystavila dobropis.',
      'Předchozí vyúčtování: nedoplatek 2 350 Kč. Po opravě: nedoplatek 1 150 Kč. Rozdíl je 1 200 Kč ve Váš prospěch.',
      'Předchozí nedoplatek 2 350 Kč jste ještě nezaplatili? Pak zaplaťte místo něj jen 1 150 Kč. Jinak Vám rozdíl vrátíme.',
    ]));

  test.each([
    [
      100_000,
      115_000,
      'Předchozí nedoplatek 1 000 Kč zaplaťte také, pokud jste to ještě neudělali.',
    ],
    [
      100_000,
      -5_000,
      'Předchozí nedoplatek 1 000 Kč jste ještě nezaplatili? Pak už ho neplaťte. Jinak Vám rozdíl vrátíme.',
    ],
    [-5_000, 115_000, undefined],
    [115_000, 115_000, undefined],
  ])('says what becomes of a former balance of %i where it is %i now', (former, balance, said) =>
    expect(told({ former_balance: former, balance })[2]).toBe(said),
  );

  test.each([
    [
      115_000,
      'Předchozí vyúčtování: nedoplatek 1 150 Kč. Rozdíl je 1 150 Kč ve Váš prospěch.',
      'Předchozí nedoplatek 1 150 Kč jste ještě nezaplatili? Pak už ho neplaťte. Jinak Vám rozdíl vrátíme.',
    ],
    [
      -5_000,
      'Předchozí vyúčtování: přeplatek 50 Kč. Rozdíl je 50 Kč ve Váš neprospěch.',
      'Vrátili jsme Vám už přeplatek 50 Kč? Pak ho, prosím, zaplaťte zpět. Jinak neplaťte nic.',
    ],
  ])('tells who is a recipient no more what goes back of %i', (former_balance, ...said) => {
    const gone = { balance: 0, former_balance, is_gone: true, reason: 'Byt užíval jiný nájemce' };
    expect(told(gone)).toEqual([
      'Toto je oprava: nahrazuje předchozí vyúčtování za stejné období.',
      'Důvod opravy: Byt užíval jiný nájemce.',
      'Podle opravy nejste za tento prostor a období příjemcem služeb, předchozí vyúčtování proto neplatí.',
      ...said,
      'Zálohy, které jste zaplatili, tato oprava nevyrovnává: zůstávají na kontu prostoru a správce Vám je vyúčtuje zvlášť.',
    ]);
  });

  test.each([
    [-5_000, 'přeplatek 50 Kč', 'Rozdíl je 1 200 Kč ve Váš neprospěch.'],
    [0, 'vyrovnáno', 'Rozdíl je 1 150 Kč ve Váš neprospěch.'],
    [115_000, 'nedoplatek 1 150 Kč', 'Výsledek se opravou nezměnil.'],
  ])('of %i', (former_balance, before, difference) =>
    expect(told({ former_balance })[1]).toBe(
      `Předchozí vyúčtování: ${before}. Po opravě: nedoplatek 1 150 Kč. ${difference}`,
    ),
  );

  test('says no more where what was before is not known; the first statement says nothing', () => {
    expect(told({})).toHaveLength(1);
    expect(correctionTexts(statementPaper({ reason: 'x' }))).toEqual([]);
    expect(statementTitle(statementPaper({ number: 3 }))).toBe(
      'Oprava vyúčtování služeb 2025, prostor 12',
    );
  });
});

describe('the period', () => {
  const season = { period_from: '2024-05-01', period_to: '2025-04-30' };

  test('is a year or its days', () => {
    expect(statementTitle(statementPaper())).toBe('Vyúčtování služeb 2025, prostor 12');
    expect(plain(periodName(season))).toBe('1. 5. 2024 – 30. 4. 2025');
    expect(periodName({ period_from: '2025-01-01', period_to: '2026-12-31' })).not.toBe('2025');
    expect(periodPair(season)).toEqual(['toto období', 'o rok dříve']);
    expect(plain(shortDays('2025-01-01', '2025-06-30'))).toBe('1. 1. – 30. 6. 2025');
    expect(plain(shortDays('2024-11-15', '2025-05-14'))).toBe('15. 11. 2024 – 14. 5. 2025');
  });

  test('of who bore the space for a part of it is told', () => {
    expect(partText(statementPaper())).toBe('');
    expect(plain(partText(statementPaper({ to: '2025-06-30' })))).toBe(
      'Vyúčtování je za dobu od 1. 1. 2025 do 30. 6. 2025, tedy za 181 z 365 dnů období.',
    );
  });
});

describe('advances', () => {
  const paid = (claimed: number, advance: number, service_name = 'Výtah') =>
    statementService({ service_id: 3, service_name, claimed, advance });
  const told = (services: StatementPaper['services']) =>
    advanceTexts(statementPaper({ services })).map(plain);

  test('that did not come are not added twice', () =>
    expect(told(statementServices())).toEqual([
      'Z předepsaných záloh jsme nepřijali 550 Kč (Studená voda).',
      'Nezaplacené zálohy se vyúčtováním nahrazují nedoplatkem. Výsledek je už obsahuje, neplaťte je proto ještě jednou.',
    ]));

  test('of more services are named with their sums, of many by one', () => {
    const two = [paid(500, 100), paid(800, 0, 'Úklid')];
    expect(told(two)[0]).toBe(
      'Z předepsaných záloh jsme nepřijali 12 Kč (Výtah 4 Kč, Úklid 8 Kč).',
    );
    expect(told([...two, ...two])[0]).toBe('Z předepsaných záloh jsme nepřijali 24 Kč.');
  });

  test('over what was claimed are counted; the same as claimed say nothing', () => {
    expect(told([paid(300, 500)])).toEqual([
      'Na zálohách jsme přijali o 2 Kč (Výtah) více, než bylo předepsáno, a započetli jsme je celé.',
    ]);
    expect(told([paid(300, 300)])).toEqual([]);
  });
});

describe('rights', () => {
  const told = (written: Partial<StatementPaper>) =>
    rightsOf(statementPaper(written)).map(({ name, text }) => plain(`${name}: ${text}`));

  test('are told with their terms', () =>
    expect(told({})).toEqual([
      'Zálohy: Započetli jsme zálohy přijaté do 31. 3. 2026.',
      'Vyrovnání: Nedoplatek je splatný 31. 7. 2026 (§ 7 odst. 3 zákona č. 67/2013 Sb.).',
      'Doklady: Do 30 dnů od doručení můžete písemně požádat, abychom Vám doložili náklady na jednotlivé služby a jejich rozúčtování a umožnili Vám pořídit si kopie podkladů (§ 8 zákona č. 67/2013 Sb.).',
      'Námitky: Námitky můžete podat do 30 dnů od doručení vyúčtování, nebo od doložení dokladů, pokud jste o ně požádali. Nepodáte-li je, platí, že s vyúčtováním souhlasíte (§ 8 odst. 2 zákona č. 67/2013 Sb.).',
    ]));

  test('without a number are left out; what comes back comes by a day', () => {
    expect(told({ objection_days: null, inspection_days: null, balance: 0 })).toHaveLength(1);
    expect(told({ balance: -100 })[1]).toBe(
      'Vyrovnání: Přeplatek Vám vrátíme do 31. 7. 2026 (§ 7 odst. 3 zákona č. 67/2013 Sb.).',
    );
    expect(told({ inspection_days: 1 })[2]).toContain('Do 1 dne od doručení');
  });
});
