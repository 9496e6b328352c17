import { describe, expect, it } from 'vitest'
import { isMomentToInstall, type InstallHistory } from './install-prompt.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const NOW = Date.UTC(2026, 10, 21)
const RETURNING: InstallHistory = { visits: 2, hasKept: true, dismissedAt: undefined }

describe('the moment to offer the installation', () => {
  it('is the second visit of somebody who has kept something', () => {
    expect(isMomentToInstall(RETURNING, NOW)).toBe(true)
  })

  it('is never the first visit', () => {
    expect(isMomentToInstall({ ...RETURNING, visits: 1 }, NOW)).toBe(false)
  })

  it('is not before something was kept', () => {
    expect(isMomentToInstall({ ...RETURNING, hasKept: false }, NOW)).toBe(false)
  })

  it('comes again thirty days after it was declined, and not before', () => {
    expect(isMomentToInstall({ ...RETURNING, dismissedAt: NOW - 29 * DAY_MS }, NOW)).toBe(false)
    expect(isMomentToInstall({ ...RETURNING, dismissedAt: NOW - 30 * DAY_MS }, NOW)).toBe(true)
  })
})
