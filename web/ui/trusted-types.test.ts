import { afterEach, describe, expect, test, vi } from 'vitest';
import { installTrustedTypes, plainTextOnly } from './trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

describe('the default Trusted Types policy', () => {
  test('passes plain text and refuses anything with a tag in it', () => {
    expect(plainTextOnly('Kč & spol. > 5')).toBe('Kč & spol. > 5');
    expect(() => plainTextOnly('<b>tučně</b>')).toThrow(TypeError);
    expect(() => plainTextOnly('a < b')).toThrow(TypeError);
  });

  test('is installed under the name of the default and refuses all scripts but the worker of crews', () => {
    const createPolicy = vi.fn<(name: string, rules: Rules) => unknown>();
    vi.stubGlobal('trustedTypes', { createPolicy });
    installTrustedTypes();
    const [name, rules] = createPolicy.mock.lastCall ?? [];
    expect(name).toBe('default');
    expect(() => rules?.createScript('1')).toThrow(TypeError);
    expect(() => rules?.createScriptURL('/a.js')).toThrow(TypeError);
    expect(() => rules?.createScriptURL('https://example.cz/inmes/worker.js')).toThrow(TypeError);
    expect(rules?.createScriptURL('/inmes/worker.js')).toBe('/inmes/worker.js');
    expect(() => rules?.createHTML('<i>')).toThrow(TypeError);
  });

  test('is left out where the browser knows none', () => {
    expect(() => installTrustedTypes()).not.toThrow();
  });
});
