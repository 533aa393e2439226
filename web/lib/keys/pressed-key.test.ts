import { afterEach, describe, expect, test } from 'vitest';
import { isSingle, keepsKeys, keyOf } from './pressed-key.ts';
import type { KeyPress } from './pressed-key.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

describe('a pressed key', () => {
  test.each([
    [press('g'), 'g'],
    [press('G'), 'g'],
    [press('?', { shiftKey: true }), '?'],
    [press('/', { shiftKey: true }), '/'],
    [press('k', { ctrlKey: true }), 'Ctrl+k'],
    [press('K', { metaKey: true }), 'Ctrl+k'],
  ])('is named: %#', (given, name) => {
    expect(keyOf(given)).toBe(name);
  });

  test.each([
    press('G', { shiftKey: true }),
    press('g', { altKey: true }),
    press('@', { altKey: true, ctrlKey: true }),
    press('g', { isComposing: true }),
    press('Enter'),
    press(' '),
    press('Dead'),
  ])('is no command: %#', (given) => {
    expect(keyOf(given)).toBeUndefined();
  });

  test('is single without Ctrl', () => {
    expect([isSingle('g'), isSingle('?'), isSingle('Ctrl+k')]).toEqual([true, true, false]);
  });
});

describe('single keys', () => {
  afterEach(() => document.body.replaceChildren());

  function inside(html: string): Element {
    const host = document.createElement('div');
    const template = document.createRange().createContextualFragment(html);
    host.append(template);
    document.body.append(host);
    return host.querySelector('[data-here]') ?? host;
  }

  test.each([
    '<input data-here>',
    '<input type="number" data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div contenteditable="true"><b data-here>x</b></div>',
    '<div role="listbox"><span data-here>x</span></div>',
    '<div role="menu"><button data-here>x</button></div>',
    '<div role="dialog" aria-modal="true"></div><button data-here>x</button>',
  ])('belong to what has the focus: %s', (html) => {
    expect(keepsKeys(inside(html))).toBe(true);
  });

  test.each([
    '<table><tbody><tr data-here></tr></tbody></table>',
    '<button data-here>x</button>',
    '<input type="checkbox" data-here>',
    '<input type="radio" data-here>',
  ])('are commands elsewhere: %s', (html) => {
    expect(keepsKeys(inside(html))).toBe(false);
  });
});
