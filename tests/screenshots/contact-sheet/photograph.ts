import { mkdirSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import type { People } from './people.ts'
import type { Shot } from './shot.ts'

const WIDTHS = [360, 768, 1280] as const
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800 }
const SCHEMES = ['light', 'dark'] as const

/** Maximum height; taller pictures could not be viewed. */
const TALLEST = 3_000

const PATIENCE_MS = 45_000

interface Picture {
  readonly file: string
  readonly width: number
  readonly scheme: (typeof SCHEMES)[number]
}

/** A shot with its pictures and problems. */
export interface Taken {
  readonly shot: Shot
  readonly pictures: readonly Picture[]
  readonly faults: readonly string[]
}

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Waits for fonts, and for pictures outside the viewport. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })

/** Elements beyond the right edge, if the page scrolls sideways. */
const tooWide = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return undefined
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return beyond.at(-1)?.outerHTML.slice(0, 160) ?? 'the page'
  })

/**
 * Makes the window as tall as the page, because fixed elements would appear in the middle of a full-page screenshot.
 */
async function showWholePage(page: Page, width: number): Promise<void> {
  await settle(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
}

async function photograph(page: Page, shot: Shot, folder: string): Promise<Pick<Taken, 'pictures' | 'faults'>> {
  const pictures: Picture[] = []
  const faults: string[] = []
  for (const width of shot.widths ?? WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
    if (shot.windowOnly !== true) await showWholePage(page, width)
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await settle(page)
      const file = `${slug(shot.screen)}--${slug(shot.state)}-${width}-${scheme}.jpg`
      await page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: 85, animations: 'disabled' })
      pictures.push({ file, width, scheme })
    }
    const wide = await tooWide(page)
    if (wide !== undefined) faults.push(`scrolls sideways at ${width} px: ${wide}`)
  }
  return { pictures, faults }
}

async function take(context: BrowserContext, shot: Shot, people: People, folder: string): Promise<Taken> {
  const said: string[] = []
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('console', (message) => {
    if (message.type() === 'error' && shot.allowed?.test(message.text()) !== true) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  try {
    await page.setViewportSize({ width: shot.widths?.[0] ?? 1280, height: 800 })
    await shot.open(page, people.stored)
    const { pictures, faults } = await photograph(page, shot, folder)
    return { shot, pictures, faults: [...faults, ...said] }
  } catch (error) {
    return { shot, pictures: [], faults: [`was not reached: ${String(error)}`, ...said] }
  } finally {
    await context.setOffline(false)
    await page.close({ runBeforeUnload: false })
  }
}

/** Takes a person's shots one after the other, in one browser profile if possible. */
export async function takeAll(shots: readonly Shot[], people: People, folder: string): Promise<Taken[]> {
  mkdirSync(folder, { recursive: true })
  const taken: Taken[] = []
  let shared: BrowserContext | undefined
  for (const shot of shots) {
    const own = shot.onNewDevice === true ? await people.newContext(shot.as) : undefined
    shared ??= own === undefined ? await people.newContext(shot.as) : undefined
    const context = own ?? shared
    if (context === undefined) continue
    const result = await take(context, shot, people, folder)
    for (const fault of result.faults) console.log(`  ${shot.screen}, ${shot.state}: ${fault}`)
    taken.push(result)
    await own?.close()
  }
  await shared?.close()
  return taken
}
