import type { Page } from '@playwright/test'

/** Minimum size of a touch target in CSS pixels. */
const FINGER = 44

/** Controls smaller than a touch target, except links within text. Measures the clickable area, not what is visible. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    // Nobody presses paper.
    if (matchMedia('print').matches) return []
    const PRESSABLE =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=combobox], [role=checkbox]'
    /** Tolerance for rounding. */
    const REACH = finger / 2 - 1

    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      // Visually hidden controls are one pixel wide; the skip link is visible while focused.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const isDisabled = (element: Element): boolean =>
      element.matches(':disabled, [inert] *, [aria-hidden=true] *') ||
      getComputedStyle(element).pointerEvents === 'none'
    const isInText = (element: Element): boolean => {
      const text = (element.textContent ?? '').trim()
      return (
        getComputedStyle(element).display.startsWith('inline') &&
        !/^inline-(?:flex|grid|block)$/.test(getComputedStyle(element).display) &&
        (element.closest('p, li, dd, td, span')?.textContent ?? '').trim() !== text
      )
    }
    const catches = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      // An open list or tooltip may cover it.
      const overlay = hit?.closest('[data-radix-popper-content-wrapper]')
      if (overlay?.contains(element) === false) return true
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
    }
    /** The areas of the control and of its label. */
    const boxesOf = (element: Element): DOMRect[] => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [element, ...labels].map((each) => each.getBoundingClientRect())
    }
    const isLarge = (element: Element): boolean => {
      if (boxesOf(element).some(({ width, height }) => width >= finger - 0.5 && height >= finger - 0.5)) return true
      const { width, height } = element.getBoundingClientRect()
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const rect = element.getBoundingClientRect()
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
      const across = width >= finger - 0.5 || (catches(element, x - REACH, y) && catches(element, x + REACH, y))
      const down = height >= finger - 0.5 || (catches(element, x, y - REACH) && catches(element, x, y + REACH))
      return across && down
    }
    const top = scrollY
    const small = [...document.querySelectorAll(PRESSABLE)].filter(
      (element) => isShown(element) && !isDisabled(element) && !isInText(element) && !isLarge(element),
    )
    const told = small.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`
    })
    scrollTo({ top, behavior: 'instant' })
    return told
  }, FINGER)
