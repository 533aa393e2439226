import { describe, expect, it } from 'vitest';
import type { Transfer } from '#contract/pasports/transfers.ts';
import { withState } from '../states/handed-states.ts';
import { newOwner, transferBody, transferRules, transferValues } from './transfer-fields.ts';
import type { Present, TransferValues } from './transfer-fields.ts';
import { lettersOf } from './transfer-letter.ts';
import { transferSentence } from './transfer-sentence.ts';
import { transferText, transferTitle } from './transfer-words.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
let counter = 0;
const owner = (owner_name: string, more: Partial<Present> = {}): Present => {
  counter += 1;
  return {
    pasport_ownership_id: counter,
    address_id: counter,
    owner_name,
    share_numerator: 1,
    share_denominator: 1,
    is_joint: false,
    has_vote: true,
    valid_from: '2020-01-01',
    valid_to: null,
    version: 1,
    ...more,
  };
};
const seller = owner('Starý Emil');
/** An owner as a transfer tells him, with where he is written to. */
const asTold = (one: Present, ...address: string[]) => ({
  ...one,
  letter_lines: [one.owner_name, ...address],
});
const row = (address_id: number | null) => ({ ...newOwner, address_id });
const values = (more: Partial<TransferValues> = {}): TransferValues => ({
  ...transferValues([seller], '2024-03-01'),
  owners: [row(101), row(102)],
  ...more,
});
const shares = (more: Partial<TransferValues>, present = [seller]) =>
  transferBody(values(more), present).owners.map(
    (one) => `${one.share_numerator}/${one.share_denominator}${one.is_joint ? ' SJM' : ''}`,
  );

describe('a transfer in one step', () => {
  it('starts with the owners of the day before, who all end', () => {
    const gone = owner('Bývalý', { valid_to: '2022-01-01' });
    expect(transferValues([seller, gone], '2024-03-01')).toMatchObject({
      first_day: '2024-03-01',
      former: [seller.pasport_ownership_id],
    });
  });

  it('divides what is passed on evenly, among spouses, or as it is typed', () => {
    expect(shares({})).toEqual(['1/2', '1/2']);
    expect(shares({ owners: [row(101)] })).toEqual(['1/1']);
    expect(shares({ division: 'joint' })).toEqual(['1/1 SJM', '1/1 SJM']);
    const third = { ...row(101), share_denominator: 3 };
    const rest = { ...row(102), share_numerator: 2, share_denominator: 3 };
    expect(shares({ division: 'own', owners: [third, rest] })).toEqual(['1/3', '2/3']);
    const half = { share_denominator: 2 };
    const pair = [owner('A', half), owner('B', half)];
    const [first] = pair;
    const former = [first?.pasport_ownership_id ?? 0];
    expect(shares({ former }, pair)).toEqual(['1/4', '1/4']);
    expect(shares({ former, division: 'joint' }, pair)).toEqual(['1/4 SJM', '1/4 SJM']);
  });

  it('lets heirs own from the day after the death', () => {
    const body = transferBody(values({ transfer_kind: 'inheritance' }), [seller]);
    expect(body.first_day).toBe('2024-03-02');
  });

  it('gives the vote to the only owner, else to the chosen one, unless who stays has it', () => {
    const votes = (more: Partial<TransferValues>, present = [seller]) =>
      transferBody(values(more), present).owners.map(({ has_vote }) => has_vote);
    expect(votes({ owners: [row(101)] })).toEqual([true]);
    expect(votes({})).toEqual([false, false]);
    expect(votes({ voter: '102' })).toEqual([false, true]);
    const pair = [owner('A', { share_denominator: 2 }), owner('B', { share_denominator: 2 })];
    const former = [pair[0]?.pasport_ownership_id ?? 0];
    expect(votes({ former, voter: '102' }, pair)).toEqual([false, false]);
  });

  it('refuses nobody, shares that are not what is passed on, and no former owner', () => {
    const faults = (more: Partial<TransferValues>) =>
      transferRules([seller])
        .safeParse(values(more))
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faults({})).toBeUndefined();
    expect(faults({ owners: [row(101), row(null)] })).toEqual([
      ['owners.1.address_id', 'Vyberte nového vlastníka'],
    ]);
    expect(faults({ former: [] })).toEqual([['former', 'Vyberte, čí vlastnictví končí']]);
    const third = { ...row(101), share_denominator: 3 };
    expect(faults({ division: 'own', owners: [third, row(102)] })).toEqual([
      ['owners', 'Noví vlastníci mají dohromady 5/6, převádí se 1/1: chybí 1/6.'],
    ]);
    const untyped = { ...row(101), share_numerator: null };
    expect(faults({ division: 'own', owners: [untyped, row(102)] })?.[0]?.[0]).toBe(
      'owners.0.share_numerator',
    );
  });

  it('sends the states of meters that are numbers, and says of others what is wrong', () => {
    const state = (meter_id: number, told: number | string | null) => ({
      meter_id,
      state: told,
      overflowed: false,
    });
    const states = withState(withState([state(1, 5)], state(2, 7.5)), state(1, 6));
    expect(transferBody(values({ states }), [seller]).states).toEqual([state(1, 6), state(2, 7.5)]);
    expect(withState(states, state(1, null))).toEqual([state(2, 7.5)]);
    const faulty = transferRules([seller]).safeParse(values({ states: [state(1, 'asi 5')] }));
    expect(faulty.error?.issues.map(({ path }) => path.join('.'))).toEqual(['states.0.state']);
  });

  it('says beforehand what will happen', () => {
    const named = (name: string, share_denominator: number, is_joint = false) => ({
      name,
      share_numerator: 1,
      share_denominator,
      is_joint,
    });
    const words = {
      first_day: '2024-03-01',
      former: ['Starý Emil'],
      owners: [named('Mladá Iva', 2), named('Mladý Ota', 2)],
      staying: [],
      voter: 'Mladá Iva',
      users_count: 2,
      passing: [{ service_name: 'Vytápění', monthly_advance: 120_000 }],
      ending: [{ service_name: 'Parkování', monthly_advance: 30_000 }],
    };
    expect(spaced(transferSentence(words))).toBe(
      '29. 2. 2024 končí vlastnictví: Starý Emil. Od 1. 3. 2024 vlastní Mladá Iva 1/2 a Mladý Ota 1/2. ' +
        'Hlas odevzdává Mladá Iva. Počet osob bude 2. Přecházejí zálohy: Vytápění 1 200,00 Kč měsíčně. ' +
        'Končí zálohy: Parkování 300,00 Kč.',
    );
    const couple = [named('Mladá Iva', 1, true), named('Mladý Ota', 1, true)];
    const less = { ...words, owners: couple, voter: null, users_count: null, passing: [] };
    expect(spaced(transferSentence({ ...less, ending: [] }))).toBe(
      '29. 2. 2024 končí vlastnictví: Starý Emil. Od 1. 3. 2024 vlastní Mladá Iva a Mladý Ota (SJM). ' +
        'Kdo za prostor hlasuje, není určeno.',
    );
    expect(transferSentence({ ...words, first_day: null })).toBe('');
    expect(transferSentence({ ...words, owners: [named('', 1)] })).toBe('');
  });
});

describe('letters of a transfer', () => {
  const home = ['Nová 1', '602 00 Brno'];
  const sold: Transfer = {
    pasport_transfer_id: 1,
    unit_id: 1,
    pasport_id: 1,
    space_number: '12',
    building_name: 'Lipová 8415/18',
    transfer_kind: 'sale',
    first_day: '2024-03-01',
    former: [asTold({ ...seller, valid_to: '2024-02-29' })],
    owners: [
      asTold(owner('Mladá Iva', { address_id: 101, share_denominator: 2 }), ...home),
      asTold(owner('Mladý Ota', { address_id: 102, share_denominator: 2 }), ...home),
    ],
    users_count: 2,
    costs: [{ service_name: 'Vytápění', monthly_advance: 120_000 }],
    states: [
      {
        kind: 'cold-water',
        location: 'koupelna',
        serial_number: '123456',
        measured_unit: 'm3',
        decimals: 3,
        state: 110.25,
      },
    ],
    created: '2024-02-20T10:00:00.000Z',
  };
  const sender = {
    manager: 'Správa domů s.r.o.',
    unit: 'SVJ Lipová',
    person: 'Tereza Veselá',
    contacts: ['spravce@example.cz'],
    day: '2024-02-20',
  };

  it('go to those of one address together, with what goes over', () => {
    const [letter, ...more] = lettersOf(sold, 'owners', sender);
    expect(more).toEqual([]);
    expect(letter?.recipient).toEqual(['Mladá Iva', 'Mladý Ota', 'Nová 1', '602 00 Brno']);
    expect(letter?.title).toBe('Změna vlastníka: prostor 12, Lipová 8415/18');
    const facts = letter?.facts.map(([name, value]) => spaced(`${name}: ${value}`));
    expect(facts).toEqual([
      'Prostor: 12, Lipová 8415/18',
      'Způsob převodu: prodej',
      'Dosavadní vlastníci: Starý Emil, do 29. 2. 2024',
      'Noví vlastníci: Mladá Iva 1/2 a Mladý Ota 1/2, od 1. 3. 2024',
      'Počet osob: 2',
      'Záloha: Vytápění: 1 200,00 Kč měsíčně',
      'Stav 29. 2. 2024: Studená voda, koupelna (č. 123456): 110,250 m³',
    ]);
    expect(letter?.closing).toBe('S dotazy se obraťte na: Tereza Veselá, spravce@example.cz.');
  });

  it('go to each address apart, and tell the former owner nothing of the household', () => {
    const elsewhere = sold.owners.map((one, at) =>
      at === 0 ? one : { ...one, letter_lines: ['Advokátka Malá', 'Dlouhá 2', '110 00 Praha'] },
    );
    const apart = lettersOf({ ...sold, owners: elsewhere }, 'owners', sender);
    expect(apart.map(({ recipient }) => recipient)).toEqual([
      ['Mladá Iva', ...home],
      ['Advokátka Malá', 'Dlouhá 2', '110 00 Praha'],
    ]);
    const [letter] = lettersOf(sold, 'former', sender);
    expect(letter?.recipient).toEqual(['Starý Emil']);
    expect(letter?.facts.map(([name]) => spaced(name))).toEqual([
      'Prostor',
      'Způsob převodu',
      'Dosavadní vlastníci',
      'Noví vlastníci',
      'Stav 29. 2. 2024: Studená voda, koupelna (č. 123456)',
    ]);
    expect(spaced(letter?.paragraphs.join(' ') ?? '')).toMatch(/skončilo dnem 29\. 2\. 2024/);
  });

  it('tell a former owner who keeps a part only what he owns now', () => {
    const half = { share_denominator: 2 };
    const kept = {
      ...sold,
      owners: [asTold(owner('Mladá Iva', half)), asTold({ ...seller, ...half })],
    };
    expect(lettersOf(kept, 'former', sender)).toEqual([]);
    expect(lettersOf(kept, 'owners', sender).flatMap((one) => one.recipient)).toContain(
      'Starý Emil',
    );
  });

  it('are told in the history by the kind of the transfer', () => {
    expect(spaced(transferTitle(sold))).toBe('Prodej od 1. 3. 2024');
    expect(spaced(transferText(sold))).toBe(
      '29. 2. 2024 skončilo vlastnictví: Starý Emil. Od 1. 3. 2024 vlastní Mladá Iva 1/2 a Mladý Ota 1/2.',
    );
  });
});
