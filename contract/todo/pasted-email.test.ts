import { describe, expect, test } from 'vitest';
import { pastedTodo } from './pasted-email.ts';

describe('a task out of a pasted e-mail', () => {
  test('is called by the subject, without what answers and forwarding put before it', () => {
    const email = [
      'Od: Jana Vymyšlená <jana@example.cz>',
      'Odesláno: pondělí 23. listopadu 2026 8:15',
      'Komu: spravce@example.cz',
      'Předmět: Re: FW: Zatéká do sklepa',
      '',
      'Dobrý den,',
      'od pátku zatéká do sklepa.',
    ].join('\r\n');
    expect(pastedTodo(email)).toEqual({
      title: 'Zatéká do sklepa',
      note: [
        'Od: Jana Vymyšlená <jana@example.cz>',
        'Odesláno: pondělí 23. listopadu 2026 8:15',
        'Komu: spravce@example.cz',
        '',
        'Dobrý den,',
        'od pátku zatéká do sklepa.',
      ].join('\n'),
    });
  });

  test('without headers is called by its first line', () => {
    expect(pastedTodo('\nNesvítí chodba\n\nVe 3. patře.\n')).toEqual({
      title: 'Nesvítí chodba',
      note: 'Ve 3. patře.',
    });
  });

  test('with an empty subject is called by the first line of what was written', () => {
    expect(pastedTodo('Subject:\nFrom: a@example.cz\n\nNejde výtah')).toEqual({
      title: 'Nejde výtah',
      note: 'From: a@example.cz',
    });
  });

  test('loses nothing of a first line that is too long for a title', () => {
    const long = 'slovo '.repeat(60).trim();
    const made = pastedTodo(`${long}\nA dál.`);
    expect(made?.title).toHaveLength(200);
    expect(made?.title.endsWith('…')).toBe(true);
    expect(made?.note).toBe(`A dál.\n\n${long}`);
  });

  test('is cut to what a note holds, and says so', () => {
    const made = pastedTodo(`Předmět: Dlouhé\n\n${'x'.repeat(5000)}`);
    expect(made?.note).toHaveLength(4000);
    expect(made?.note.endsWith('…')).toBe(true);
  });

  test.each(['', 'Jen název', '  Jen název\n', '\n\n', 'Od: a@example.cz\nKomu: b@example.cz'])(
    'is none of %j',
    (text) => expect(pastedTodo(text)).toBeNull(),
  );
});
