import { describe, expect, test } from 'vitest';
import { encoded } from '#server/files/code-page.ts';
import { fioCsv, fioFile } from '#tests/statement-files.ts';
import { openBankFile, readBankFile } from './read-bank-file.ts';

const read = (text: string | Buffer) =>
  readBankFile(openBankFile(Buffer.from(text)), () => undefined);
const faultOf = (text: string) => {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'bez chyby';
};
const rows = (text: string | Buffer) =>
  (read(text)[0]?.movements ?? []).map((one) => [
    one.booked_on,
    one.amount,
    one.counter_account,
    one.counter_name,
    one.variable_symbol,
    one.message,
    one.own_id,
  ]);

const nova = {
  booked_on: '2025-01-15',
  amount: 345_000,
  counter_account: '19-2000145399/0800',
  counter_name: 'Nováková Žofie',
  variable_symbol: '12',
  constant_symbol: '308',
  specific_symbol: '',
  message: 'Nájem 01/25',
  own_id: '1',
  is_reversal: false,
};
const january = { from_on: '2025-01-01', to_on: '2025-01-31', opening: 100_000, closing: 445_000 };
const account = { account_number: '1265098001', bank_code: '5500' };

describe('a statement of Fio banka', () => {
  test('in JSON is read, amounts to the heller', () => {
    expect(read(fioFile())).toMatchObject([
      { format: 'fio', account, ...january, movements: [nova] },
    ]);
    const movements = [{ id: '9', day: '2025-01-02', amount: -1_466_387 }];
    expect(read(fioFile({ movements }))[0]?.movements[0]?.amount).toBe(-1_466_387);
  });

  test('may have no movement', () => {
    for (const empty of ['{}', 'null', '{"transaction":[]}', '{"transaction":null}']) {
      const text = fioFile({ movements: [] }).replace('{"transaction":[]}', empty);
      expect(read(text)[0]?.movements).toEqual([]);
    }
  });

  test('in CSV says the same', () => {
    expect(read(fioCsv())).toMatchObject([
      { format: 'csv', account, ...january, movements: [nova] },
    ]);
    expect(rows(encoded(fioCsv(), 'windows-1250'))).toEqual(rows(fioFile()));
  });

  test.each([
    [fioFile().slice(0, 200), 'Soubor JSON není celý'],
    ['{"a":1}', 'Soubor JSON není výpis Fio banky'],
    [fioFile().replaceAll('"CZK"', '"EUR"'), 'Výpis je v měně EUR'],
    [fioFile().replace('"value":3450,', '"value":3450.5,'), 'Pohyby nedávají konečný zůstatek'],
    [fioFile().replace('2025-01-15+0100', 'dnes'), 'bez data'],
    [fioCsv().replace('3450,00;CZK', '345x;CZK'), 'Řádek 11: „345x“ není částka'],
    [fioCsv().replace('15.01.2025', '32.01.2025'), 'Řádek 11: „32.01.2025“ není datum'],
    [fioCsv().replace('3450,00;CZK', '3450,00;EUR'), 'Řádek 11: pohyb je v měně EUR'],
    [fioCsv().split('\r\n').slice(0, 10).join('\r\n'), 'Pohyby nedávají konečný zůstatek'],
  ])('%# that is not right is refused', (text, sentence) =>
    expect(faultOf(text)).toContain(sentence),
  );
});

describe('a CSV file of another bank is known by its headings', () => {
  const expected = [
    ['2025-01-15', 345_000, '19-2000145399/0800', 'Nováková Žofie', '12', 'Nájem 01/25', 'A1'],
    ['2025-01-20', -50_000, '168540115/0600', 'Výtahy, s.r.o.', '77', 'Servis', 'A2'],
  ];

  test('Komerční banka', () => {
    const text = `Datum splatnosti;Datum odepsání z jiné banky;Protiúčet a\u00a0kód banky;Název protiúčtu;Částka;Originální částka;Originální měna;Kurz;VS;KS;SS;Identifikace transakce;Systémový popis;Popis příkazce;Popis pro příjemce
15.01.2025;;19-2000145399/0800;Nováková Žofie;+3450,00;;;;0000000012;0308;0;A1;Příchozí úhrada;;Nájem 01/25
20.01.2025;;168540115/0600;"Výtahy, s.r.o.";-500,00;;;;77;0308;0;A2;Odchozí úhrada;;Servis`;
    expect(rows(encoded(text.replace('\u00a0', ' '), 'windows-1250'))).toEqual(expected);
    expect(rows(text)).toEqual(expected);
  });

  test('KB+', () => {
    const text = `KB+, vypis v csv. formatu
Cislo uctu;19-34222621/0710
Pocatecni zustatek;1000,00
Konecny zustatek;3950,00

Datum zauctovani;Datum provedeni;Protistrana;Nazev protiuctu;Castka;Mena;Originalni castka;Originalni mena;Smenny kurz;VS;KS;SS;Identifikace transakce;Typ transakce;Popis pro me;Zprava pro prijemce
15.01.2025;15.01.2025;19-2000145399/0800;Nováková Žofie;3450,00;CZK;;;;12;;;A1;Příchozí;;Nájem 01/25
20.01.2025;20.01.2025;168540115/0600;Výtahy, s.r.o.;-500,00;CZK;;;;77;;;A2;Odchozí;;Servis`;
    expect(rows(text)).toEqual(expected);
    expect(read(text)[0]).toMatchObject({
      account: { account_number: '19-34222621', bank_code: '0710' },
      opening: 100_000,
      closing: 395_000,
    });
  });

  test('ČSOB', () => {
    const text = `Pohyby na účtu Běžný účet

číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka
280154417/0300;15.01.2025;3450,00;CZK;4450,00;19-2000145399;0800;Nováková Žofie;0308;12;;Příchozí úhrada;A1;Nájem 01/25
280154417/0300;20.01.2025;-500,00;CZK;3950,00;168540115;0600;Výtahy, s.r.o.;0308;77;;Odchozí úhrada;A2;Servis`;
    expect(rows(text)).toEqual(expected);
    expect(read(text)[0]?.account).toEqual({ account_number: '280154417', bank_code: '0300' });
    expect(faultOf(text.replace(/280154417(?=[^]*Servis$)(?!.*3450)/, '76327632'))).toContain(
      'pohyb je z jiného účtu než první',
    );
  });

  test('Air Bank, where a way tells the sign', () => {
    const text = `"Datum provedení";"Směr úhrady";"Typ úhrady";"Měna účtu";"Částka v měně účtu";"Název protistrany";"Číslo účtu protistrany";"Variabilní symbol";"Zpráva pro příjemce";"Referenční číslo"
"15/01/2025";"Příchozí";"Převod";"CZK";"3450,00";"Nováková Žofie";"19-2000145399/0800";"12";"Nájem 01/25";"A1"
"20/01/2025";"Odchozí";"Převod";"CZK";"500,00";"Výtahy, s.r.o.";"168540115/0600";"77";"Servis";"A2"`;
    expect(rows(text)).toEqual(expected);
  });

  test('Raiffeisenbank and mBank', () => {
    const rb = `Datum provedení;Datum zaúčtování;Číslo účtu;Název účtu;Kategorie transakce;Číslo protiúčtu;Název protiúčtu;Typ transakce;Zpráva;Poznámka;VS;KS;SS;Zaúčtovaná částka;Měna účtu;Id transakce
15.01.2025;15.01.2025 10:12;1265098001/5500;SVJ;Platba;19-2000145399/0800;Nováková Žofie;Příchozí;Nájem 01/25;;12;308;;3 450,00;CZK;A1
20.01.2025;20.01.2025 11:00;1265098001/5500;SVJ;Platba;168540115/0600;Výtahy, s.r.o.;Odchozí;Servis;;77;;;-500,00;CZK;A2`;
    expect(rows(rb)).toEqual(expected);
    const mbank = `#Datum zaúčtování transakce;#Popis transakce;#Název protiúčtu;#Číslo protiúčtu;#KS;#VS;#SS;#Částka transakce;#ID transakce
15.01.2025;Nájem 01/25;Nováková Žofie;19-2000145399/0800;308;12;;3450,00;A1
20.01.2025;Servis;Výtahy, s.r.o.;168540115/0600;;77;;-500,00;A2`;
    expect(rows(mbank)).toEqual(expected);
  });

  test('a file without a day or an amount is none', () => {
    expect(faultOf('Jméno;Částka\nJan;1')).toContain('Soubor není výpis, který známe');
    expect(faultOf('Datum;Částka\n')).toContain('nemá žádný pohyb');
  });
});
