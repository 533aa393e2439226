import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';
import { takeQuickFolder } from './tests/quick-folder.ts';
import { workers } from './tests/workers.ts';

// Workers find what was transformed before; in the quick folder they would do it anew in each run.
process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= fileURLToPath(
  new URL('.cache/transformed', import.meta.url),
);
takeQuickFolder();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  workers,
  // A browser stumbles by itself now and then: what passes at the second try is named at the end.
  retries: 1,
  // Bounds for a slow machine; no test passes or fails by its speed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Set by the global setup once the portal answers.
    baseURL: process.env['E2E_BASE_URL'],
    launchOptions: await findBrowser(),
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
