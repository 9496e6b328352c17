import { defineConfig } from '@playwright/test'
import { findHeadlessShell, launchOf } from './browser/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // No retries: a flaky test counts as failed (docs/testing.md).
  retries: 0,
  outputDir: '../test-results',
  // Only end tests that hang: machines are shared, and no test is about time.
  timeout: 600_000,
  // toPass has none of its own: two screens that never agree would seem to hang until the test ends.
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  // Browser tests mostly wait, so two run in parallel on two cores. With three, stories in WebKit timed out.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: process.env['WAYMARK_URL'] ?? 'http://localhost:5050',
    navigationTimeout: 180_000,
    // Without it, a click that never becomes possible hangs until the test times out, which does not say where.
    actionTimeout: 120_000,
    // Recording each test would double the time; `--trace on` records a single one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Animations took a quarter of the CPU time of a page load. The stories in tests/browser use motion.
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch the whole app in each test. Tests of offline use allow it: see e2e/installed-app.ts.
    serviceWorkers: 'block',
    ...launchOf(findHeadlessShell()),
  },
})
