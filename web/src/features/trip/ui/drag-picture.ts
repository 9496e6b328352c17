import type { DropSlot } from '../model/drop-slots.ts'

/** The visuals of a drag, drawn outside of React: a copy of the row, and a line at the drop position. */

/** Attribute of a list that accepts stops: the day's number, or 'ideas'. */
const LIST = '[data-drop-day]'
const ROW = '[data-stop]'

/** Distances from the viewport's edges that trigger scrolling, inside the sticky bars. */
const TOP_EDGE_PX = 150
const BOTTOM_EDGE_PX = 90
const SCROLL_PX = 14

const dayOf = (list: HTMLElement): number | null => {
  const day = list.dataset['dropDay']
  return day === 'ideas' ? null : Number(day)
}

const rowsOf = (list: Element, without: string): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.dataset['stop'] !== without)

/** A copy of the dragged row at the pointer's height. */
export class DraggedRow {
  private readonly copy: HTMLElement
  private readonly row: HTMLElement
  private readonly startY: number

  constructor(row: HTMLElement, startY: number) {
    this.row = row
    this.startY = startY
    const { left, top, width } = row.getBoundingClientRect()
    this.copy = row.cloneNode(true) as HTMLElement
    this.copy.setAttribute('aria-hidden', 'true')
    this.copy.inert = true
    for (const named of [this.copy, ...this.copy.querySelectorAll('[id]')]) named.removeAttribute('id')
    this.copy.className += ' stop-dragged'
    Object.assign(this.copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
    document.body.append(this.copy)
    row.classList.add('stop-lifted')
  }

  moveTo(y: number): void {
    this.copy.style.transform = `translateY(${y - this.startY}px)`
  }

  remove(): void {
    this.copy.remove()
    this.row.classList.remove('stop-lifted')
  }
}

/** The line at the drop position. */
export class DropLine {
  private readonly line = document.createElement('div')

  constructor() {
    this.line.className = 'drop-line'
    this.line.hidden = true
    document.body.append(this.line)
  }

  /** @param follow scrolls the position into view, for keyboard users */
  showAt({ day, index }: DropSlot, stop: string, follow: boolean): void {
    const list = document.querySelector<HTMLElement>(`[data-drop-day="${day ?? 'ideas'}"]`)
    if (list === null) return
    const rows = rowsOf(list, stop)
    const row = rows[index] ?? rows.at(-1) ?? list
    if (follow) row.scrollIntoView({ block: 'nearest' })
    const { left, width, top, bottom } = row.getBoundingClientRect()
    this.line.hidden = false
    this.line.style.width = `${width}px`
    this.line.style.transform = `translate(${left}px, ${index < rows.length ? top : bottom}px)`
  }

  hide(): void {
    this.line.hidden = true
  }

  remove(): void {
    this.line.remove()
  }
}

/** The drop position for a pointer at height `y`, found by the rows there, independent of scrolling. */
export function slotAt(row: HTMLElement | null, y: number, stop: string): DropSlot | undefined {
  const at = row?.closest(LIST)?.getBoundingClientRect()
  if (at === undefined) return undefined
  const found = document.elementFromPoint(at.left + at.width / 2, y)
  const list = found?.closest<HTMLElement>(LIST) ?? undefined
  if (list === undefined) return undefined
  const rows = rowsOf(list, stop)
  const over = found?.closest<HTMLElement>(ROW)
  if (over !== null && over !== undefined) {
    const { top, bottom } = over.getBoundingClientRect()
    const index = rows.indexOf(over)
    // Over the dragged row itself: its current position.
    if (index < 0) return { day: dayOf(list), index: [...list.querySelectorAll(ROW)].indexOf(over) }
    return { day: dayOf(list), index: y > (top + bottom) / 2 ? index + 1 : index }
  }
  const [first] = rows
  const isAbove = first !== undefined && y < first.getBoundingClientRect().top
  return { day: dayOf(list), index: isAbove ? 0 : rows.length }
}

/** @returns whether the page was scrolled */
export function scrollAtEdges(y: number): boolean {
  const by = y < TOP_EDGE_PX ? -SCROLL_PX : y > innerHeight - BOTTOM_EDGE_PX ? SCROLL_PX : 0
  if (by === 0) return false
  const before = scrollY
  scrollBy(0, by)
  return scrollY !== before
}
