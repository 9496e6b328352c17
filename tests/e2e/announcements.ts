import type { CDPSession, Page } from '@playwright/test'

/** Records announcements of live regions in the page, by the rules of ARIA. */
function listen(): void {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output'
  const heard: string[] = []
  Reflect.set(window, 'heard', heard)
  const known = new WeakSet<Element>()
  const lastOf = new WeakMap<Element, string>()

  const isSilent = (element: Element): boolean =>
    element.closest('[aria-hidden=true], [inert]') !== null || !element.checkVisibility({ visibilityProperty: true })
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || isSilent(node)) return ''
    const label = node.getAttribute('aria-label')
    if (label !== null && !node.matches(LIVE)) return ` ${label} `
    const words = [label ?? '', ...[...node.childNodes].map((child) => wordsOf(child))].join(label === null ? '' : ' ')
    return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `
  }
  const textOf = (nodes: Iterable<Node>): string =>
    [...nodes]
      .map((node) => wordsOf(node))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const say = (text: string): void => {
    if (text !== '') heard.push(`  says: ${text}`)
  }
  /** A region that is inserted with its text is only announced if it is an alert. */
  const meet = (region: Element): void => {
    if (known.has(region)) return
    known.add(region)
    const text = textOf([region])
    lastOf.set(region, text)
    if (region.matches('[role=alert], [aria-live=assertive]')) say(text)
  }
  const isReadWhole = (region: Element): boolean =>
    region.getAttribute('aria-atomic') === 'true' || region.matches('[role=status], [role=alert], output')

  new MutationObserver((records) => {
    const changed = new Map<Element, Set<Node>>()
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region != null && known.has(region)) {
        const nodes = changed.get(region) ?? new Set()
        for (const node of target instanceof Text ? [target] : addedNodes) nodes.add(node)
        changed.set(region, nodes)
      }
      const added = [...addedNodes].filter((node) => node instanceof Element)
      for (const node of added)
        for (const each of [node, ...node.querySelectorAll(LIVE)]) if (each.matches(LIVE)) meet(each)
    }
    for (const [region, nodes] of changed) {
      if (!region.isConnected || isSilent(region)) continue
      const text = isReadWhole(region) ? textOf([region]) : textOf([...nodes].filter((node) => node.isConnected))
      if (isReadWhole(region) && text === lastOf.get(region)) continue
      lastOf.set(region, text)
      say(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const STATES = /^(?:checked|pressed|expanded|selected|disabled|invalid|required)$/

/** The announcements of a screen reader, and the focused element after each step. */
export class ScreenReader {
  readonly transcript: string[] = []
  readonly #page: Page
  readonly #tree: CDPSession

  private constructor(page: Page, tree: CDPSession) {
    this.#page = page
    this.#tree = tree
  }

  /** Call before the page is opened. */
  static async of(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen)
    return new ScreenReader(page, await page.context().newCDPSession(page))
  }

  /** Performs an action and waits for its result, and records announcements and focus. */
  async step(what: string, act: () => Promise<unknown>): Promise<void> {
    await act()
    const heard = await this.#page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0))
    this.transcript.push(what, ...heard, `  focus: ${await this.#focused()}`)
  }

  async #focused(): Promise<string> {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await this.#tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    })
    if (result.className === 'HTMLBodyElement') return 'the page'
    const [node] = nodes
    const states = (node?.properties ?? [])
      .filter(({ name, value }) => STATES.test(name) && String(value.value) !== 'false')
      .map(({ name }) => name)
    const description = node?.description?.value as string | undefined
    return [
      String(node?.role?.value ?? 'nothing'),
      `"${String(node?.name?.value ?? '')}"`,
      ...states,
      ...(description === undefined || description === '' ? [] : [`(${description})`]),
    ].join(' ')
  }
}
