import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../../tests/browser/chromium.ts'
import { START_UP_IMAGES } from '../vite/start-up-images.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Icons of the installed app, and the picture for link previews, by drawing. Launchers crop the full-bleed one. */
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

/** Background of the first page, which follows the start-up image. */
const BACKGROUNDS = Object.fromEntries(
  [
    ...readFileSync(`${WEB}index.html`, 'utf8').matchAll(
      /name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g,
    ),
  ].map(([, color, scheme]) => [scheme, color]),
)

mkdirSync(`${WEB}public/icons`, { recursive: true })
mkdirSync(`${WEB}public/start-up`, { recursive: true })
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage()
  for (const { drawing, name, size, height = size } of ICONS) {
    await page.setViewportSize({ width: size, height })
    const svg = readFileSync(WEB + drawing, 'utf8')
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`)
    writeFileSync(`${WEB}public/icons/${name}.png`, await page.screenshot({ omitBackground: true }))
  }
  const icon = readFileSync(`${WEB}public/icon.svg`, 'utf8')
  for (const { scheme, width, height, file } of START_UP_IMAGES) {
    await page.setViewportSize({ width, height })
    const style = `body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${BACKGROUNDS[scheme]} } svg { width: 28vmin }`
    await page.setContent(`<style>${style}</style>${icon}`)
    writeFileSync(`${WEB}public/${file}`, await page.screenshot())
  }
} finally {
  await browser.close()
}
