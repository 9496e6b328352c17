import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../../tests/browser/chromium.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Which drawing becomes which icon of the installed app, and the picture beside links to the site. Launchers cut corners off the full-bleed one themselves. */
const ICONS = [
  { drawing: 'public/icon.svg', name: 'icon-192', size: 192 },
  { drawing: 'public/icon.svg', name: 'icon-512', size: 512 },
  { drawing: 'icons/full-bleed.svg', name: 'maskable-192', size: 192 },
  { drawing: 'icons/full-bleed.svg', name: 'maskable-512', size: 512 },
  { drawing: 'icons/full-bleed.svg', name: 'apple-touch-icon', size: 180 },
  { drawing: 'icons/shortcut-plan.svg', name: 'shortcut-plan-96', size: 96 },
  { drawing: 'icons/shortcut-packing.svg', name: 'shortcut-packing-96', size: 96 },
  { drawing: 'icons/shortcut-dashboard.svg', name: 'shortcut-dashboard-96', size: 96 },
  { drawing: 'icons/social-preview.svg', name: 'social-preview', size: 1200, height: 630 },
]

mkdirSync(`${WEB}public/icons`, { recursive: true })
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage()
  for (const { drawing, name, size, height = size } of ICONS) {
    await page.setViewportSize({ width: size, height })
    const svg = readFileSync(WEB + drawing, 'utf8')
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`)
    writeFileSync(`${WEB}public/icons/${name}.png`, await page.screenshot({ omitBackground: true }))
  }
} finally {
  await browser.close()
}
