/** A visible element by role and name, or by text. The first match counts. */
export interface Wanted {
  readonly role?: keyof typeof ROLES
  /** The accessible name. */
  readonly name?: string | RegExp
  /** The text of the element itself; a string must match completely. */
  readonly text?: string | RegExp
  /** In addition to a role, or instead of one. */
  readonly css?: string
  readonly within?: Wanted
  /** File inputs are invisible. */
  readonly hidden?: boolean
}

/** CSS selectors for the roles that this app uses. */
const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  title: 'h1',
  tab: '[role=tab]',
  dialog: '[role=dialog], [role=alertdialog]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  radio: 'input[type=radio], [role=radio]',
  option: '[role=option]',
  combobox: '[role=combobox], select',
  field: 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [role=combobox], select',
  article: 'article',
  region: 'section, [role=region]',
  alert: '[role=alert]',
  listitem: 'li',
  image: 'img',
} as const

type Pattern = string | { readonly source: string; readonly flags: string }

/** The query as JSON, for passing it into the page. */
export interface Search {
  readonly css: string
  readonly name?: Pattern
  readonly text?: Pattern
  readonly within?: Search
  readonly hidden: boolean
}

const patternOf = (text: string | RegExp): Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags }

export function searchFor({ role, name, text, css, within, hidden = false }: Wanted): Search {
  const ofRole = role === undefined ? undefined : ROLES[role]
  return {
    css: ofRole === undefined ? (css ?? '*') : css === undefined ? ofRole : `:is(${ofRole})${css}`,
    hidden,
    ...(name === undefined ? {} : { name: patternOf(name) }),
    ...(text === undefined ? {} : { text: patternOf(text) }),
    ...(within === undefined ? {} : { within: searchFor(within) }),
  }
}

/** Runs in the page, so it must be self-contained. Role queries ignore what is hidden from assistive technology. */
export function findElement(search: Search): Element | null {
  const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const matches = (pattern: Pattern, text: string): boolean =>
    typeof pattern === 'string' ? text === plain(pattern) : new RegExp(pattern.source, pattern.flags).test(text)

  function nameOf(element: Element): string {
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy !== null) {
      return plain(
        labelledBy
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    }
    const label = element.getAttribute('aria-label')
    if (label !== null) return plain(label)
    if (element instanceof HTMLImageElement) return plain(element.alt)
    const { labels } = element as Element & { readonly labels?: NodeListOf<HTMLLabelElement> | null }
    const [first] = labels ?? []
    if (first !== undefined) return plain(first.textContent)
    return plain(element.getAttribute('placeholder') ?? element.textContent)
  }

  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return (
      width > 0 &&
      height > 0 &&
      style.visibility === 'visible' &&
      element.closest('[aria-hidden=true], [inert]') === null
    )
  }

  const root = search.within === undefined ? document : findElement(search.within)
  if (root === null) return null
  for (const element of root.querySelectorAll(search.css)) {
    if (!search.hidden && !isSeen(element)) continue
    if (search.name !== undefined && !matches(search.name, nameOf(element))) continue
    if (search.text !== undefined && !matches(search.text, plain((element as HTMLElement).innerText))) continue
    return element
  }
  return null
}

const SOON_MS = 1_000
const PAUSE_MS = 100

/** Runs in the page together with `findElement`: waits, and searches again when the page changes. */
async function settles(search: Search, isThere: boolean, soonMs: number, pauseMs: number): Promise<boolean> {
  const isSo = (): boolean => (findElement(search) !== null) === isThere
  const end = performance.now() + soonMs
  let hasChanged = true
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    while (performance.now() < end) {
      if (hasChanged) {
        hasChanged = false
        if (isSo()) return true
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return isSo()
  } finally {
    observer.disconnect()
  }
}

/**
 * JavaScript whose promise tells whether the element appears, or disappears, within a second. Polling from outside took
 * half of a browser's CPU time per story.
 */
export const settlesSoon = (search: Search, isThere: boolean): string =>
  `(() => {
    const findElement = ${findElement.toString()}
    return (${settles.toString()})(${JSON.stringify(search)}, ${isThere}, ${SOON_MS}, ${PAUSE_MS})
  })()`

/** Runs in the page: date fields use different keys in each browser and locale, so the value is set as a whole. */
export function setValue(element: Element, value: string): void {
  if (!(element instanceof HTMLInputElement)) throw new Error('not an input field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
