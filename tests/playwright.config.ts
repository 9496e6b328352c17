import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  timeout: 150_000,
  expect: { timeout: 30_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: process.env['WAYMARK_URL'] ?? 'http://localhost:5050',
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
