import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

test('the page is served with its settings', () => {
  const told =
    '{"environment":"production","apiBase":"https://api.example.cz","applicationAuth":"x","version":"1","demo":"open","sessionDays":"90"}';
  expect(parseSettings(told)).toEqual({
    environment: 'production',
    apiBase: 'https://api.example.cz',
    applicationAuth: 'x',
    version: '1',
    demo: 'open',
    demoPassword: '',
    sessionDays: '90',
  });
});

test('what the server left out, or never filled in, keeps its default', () => {
  const defaults = {
    environment: 'development',
    apiBase: '',
    applicationAuth: 'kastelan-web',
    version: '2025.01.20.01',
    demo: '',
    demoPassword: '',
    sessionDays: '',
  };
  expect(parseSettings('{"version":5}')).toEqual(defaults);
  expect(parseSettings('__KASTELAN_SETTINGS__')).toEqual(defaults);
});
