import { defineConfig } from '@playwright/test'
import { findHeadlessShell, launchOf } from './browser/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // A test that passes only the second time has failed: see docs/testing.md.
  retries: 0,
  outputDir: '../test-results',
  // These only stop what hangs: machines are shared, and no test is about time.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // Browser tests wait more than they work: two go side by side on two cores. With three, stories in WebKit waited in vain.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: process.env['WAYMARK_URL'] ?? 'http://localhost:5050',
    navigationTimeout: 180_000,
    // Without it a press that never becomes possible hangs until the test is over, which does not say where.
    actionTimeout: 120_000,
    // Recording each test would cost as much as all the rest: `--trace on` records the one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A quarter of the computing time of a page load was frames of what pulses and turns. Stories of tests/browser have it move.
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch the whole app for each test. Tests of what it does have it: see e2e/installed-app.ts.
    serviceWorkers: 'block',
    ...launchOf(findHeadlessShell()),
  },
})
