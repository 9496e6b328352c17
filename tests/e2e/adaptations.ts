import { expect, type Page } from '@playwright/test'
import { expectReflow } from './accessibility.ts'

/** Text spacing that users may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/**
 * Finds controls without a border, and selected elements without a highlight, in forced-colors mode. Chromium reports
 * the colours that it paints.
 */
const lostInForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CHOSEN =
      '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), [role=menuitem][data-highlighted]'
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'background: SelectedItem; forced-color-adjust: none'
    const mark = getComputedStyle(probe).backgroundColor
    probe.remove()
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
    const hasEdge = (element: Element): boolean => {
      const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(element)
      // Buttons that look like links need no border.
      if (textDecorationLine === 'underline') return true
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
    }
    const isMarked = (element: Element): boolean => getComputedStyle(element).backgroundColor === mark
    const chosen = [
      ...shown(CHOSEN),
      ...shown('input:checked')
        .filter((input) => getComputedStyle(input).opacity === '0')
        .map((input) => input.closest('label') ?? input),
    ]
    const told = (fault: string) => (element: Element) => `${fault}: ${element.outerHTML.slice(0, 140)}`
    return [
      ...shown('button, .button-look, progress, [role=dialog], [role=alertdialog]')
        .filter((element) => !hasEdge(element))
        .map(told('no edge')),
      ...chosen.filter((element) => !isMarked(element)).map(told('not marked as chosen')),
    ]
  })

/** Texts that are clipped or overflow their background. Text with an ellipsis is meant to. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Tolerance for rounding. */
    const SLACK = 2
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      // Visually hidden text is one pixel wide. Maps are skipped, because a list has the same content.
      if (width <= 1 || height <= 1 || element.closest('[aria-hidden=true]') !== null) return false
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const endsInEllipsis = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }
    const isOutside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.bottom > outer.bottom + SLACK || inner.right > outer.right + SLACK || inner.left < outer.left - SLACK
    /** The element that clips the text. Undefined if it can be scrolled into view, or ends in an ellipsis. */
    function cutBy(text: Element, rect: DOMRect): Element | undefined {
      for (
        let around: Element | null = text;
        around !== null && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const overflows = [overflowX, overflowY]
        if (overflows.some((each) => each === 'auto' || each === 'scroll') || endsInEllipsis(around)) return undefined
        const holds = around.matches('button, .button-look, [role=tab], .choice')
        const clips = overflows.some((each) => each === 'hidden' || each === 'clip')
        if ((holds || clips) && isOutside(rect, around.getBoundingClientRect())) return around
      }
      return undefined
    }
    const faults = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement
      if (parent === null || (text.textContent ?? '').trim() === '' || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const around = cutBy(parent, range.getBoundingClientRect())
      if (around !== undefined) faults.add(`cut: '${text.textContent ?? ''}' in ${around.outerHTML.slice(0, 140)}`)
    }
    return [...faults]
  })

/** Expects that each focused control is visible, and that bars leave most of a small window to the page. */
const hiddenInSmallWindow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const faults: string[] = []
    const before = document.activeElement
    const modal = document.querySelector('[role=dialog], [role=alertdialog]')
    const outline = (element: Element | null | undefined) => element?.outerHTML.slice(0, 140)
    const over = (element: Element): Element | null => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)
    }
    const isReached = (element: Element): boolean => {
      const { x, y, right, bottom } = element.getBoundingClientRect()
      const [left, top] = [Math.max(0, x), Math.max(0, y)]
      const [width, height] = [Math.min(innerWidth, right) - left, Math.min(innerHeight, bottom) - top]
      if (width <= 0 || height <= 0) return false
      return [0.5, 0.2, 0.8].some((part) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * part)
        if (hit === null) return false
        // Toasts disappear by themselves.
        if (hit.closest('[data-sonner-toaster]') !== null) return true
        return element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element
      })
    }
    for (const element of (modal ?? document).querySelectorAll<HTMLElement>(FOCUSABLE)) {
      // A toast may disappear during this walk.
      if (!isShown(element) || element.closest('[inert], [aria-hidden=true], [data-sonner-toaster]') !== null) continue
      element.focus()
      // It may slide in, and so may the skip link, even with reduced motion.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (!isReached(element)) await Promise.allSettled(transitions.map(({ finished }) => finished))
      if (document.activeElement === element && !isReached(element))
        faults.push(`is not seen with the focus, at ${scrollY} px: ${outline(element)}, but ${outline(over(element))}`)
    }
    if (modal === null) {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
      let covered = 0
      for (let y = 4; y < innerHeight; y += 8) {
        for (let at = document.elementFromPoint(innerWidth / 2, y); at !== null; at = at.parentElement) {
          if (!/fixed|sticky/.test(getComputedStyle(at).position)) continue
          covered += 8
          break
        }
      }
      if (covered > innerHeight / 2) faults.push(`bars cover ${covered} of ${innerHeight} px`)
    }
    if (before instanceof HTMLElement) before.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
    return faults
  })

export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/**
 * Expects that nothing of the current screen is lost in forced colours, with text spacing, and in small windows as at
 * 400 %.
 */
export async function expectAdaptable(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await drawn(page)
  expect(await lostInForcedColours(page), `${page.url()} in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  // The page's content policy would refuse a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, TEXT_SPACING)
  expect(await cutTexts(page), `${page.url()} with wide text`).toEqual([])
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  await expectReflow(page, async () => {
    await drawn(page)
    expect(await hiddenInSmallWindow(page), `${page.url()} at 400 %`).toEqual([])
    expect(await cutTexts(page), `${page.url()} at 400 %`).toEqual([])
  })
}
