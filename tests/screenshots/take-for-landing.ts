import { mkdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { ROOT } from '@waymark/tools/local-stack/paths'
import sharp from 'sharp'
import { signInAsTraveller } from './take-for-installation.ts'

const FOLDER = `${ROOT}web/public/screenshots`

/** The landing page (`look-inside.tsx`) shows them at about two thirds of these widths. */
const SIZES = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 },
  narrow: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 },
} as const

type Size = keyof typeof SIZES

interface Look {
  readonly name: string
  readonly sizes: readonly Size[]
  readonly open: (page: Page, size: Size) => Promise<unknown>
}

const BOTH = ['wide', 'narrow'] as const

async function openTrip(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Open trip' }).first().click()
}

const LOOKS: readonly Look[] = [
  {
    name: 'trip',
    sizes: BOTH,
    async open(page, size) {
      await openTrip(page)
      await page.getByRole('link', { name: /^Day 2/ }).click()
      await page.mouse.move(0, 0)
      await page.getByRole('heading', { name: /^Day 2/ }).waitFor()
      // On phones the map is opened by a button.
      if (size === 'wide') await page.locator('.map-land').first().waitFor()
    },
  },
  {
    name: 'packing',
    sizes: ['narrow'],
    async open(page) {
      await openTrip(page)
      await page.getByRole('link', { name: 'Open the packing list' }).click()
      await page.getByRole('checkbox', { checked: true }).first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'plan',
    sizes: ['narrow'],
    async open(page) {
      await page.goto('/plan')
      await page.getByRole('button', { name: 'Generate AI Itinerary' }).waitFor()
    },
  },
  {
    name: 'stays',
    sizes: BOTH,
    async open(page) {
      await page.goto('/accommodations?tab=featured')
      await page.getByRole('article').first().waitFor()
    },
  },
]

/** Waits for fonts, and for the pictures in sight. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => {
    const shown = [...document.images].filter((picture) => picture.getBoundingClientRect().top < innerHeight)
    return shown.every(({ complete }) => complete)
  })
}

async function write(png: Buffer, name: string): Promise<void> {
  const picture = sharp(png)
  await picture.avif({ quality: 50, effort: 2 }).toFile(`${FOLDER}/landing-${name}.avif`)
  // For browsers without AVIF, in one size and colour.
  if (name.endsWith('-narrow-day')) await picture.webp({ quality: 75 }).toFile(`${FOLDER}/landing-${name}.webp`)
}

/** Takes the screenshots of the app that the landing page shows, in light and dark. */
export async function takeForLanding(browser: Browser, baseURL: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const size of BOTH) {
    const context = await browser.newContext({ ...SIZES[size], baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signInAsTraveller(page)
    for (const { name, open } of LOOKS.filter(({ sizes }) => sizes.includes(size))) {
      await open(page, size)
      for (const [at, colorScheme] of [
        ['day', 'light'],
        ['night', 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        await write(await page.screenshot(), `${name}-${size}-${at}`)
      }
    }
    await context.close()
  }
}
