/** Ids of the page's sections. */
export const OVERVIEW = 'overview'
export const IDEAS = 'ideas'
export const EXPENSES = 'expenses'
export const KNOW = 'good-to-know'
/** Of a day, by its key. */
export const dayId = (day: number): string => `day-${day}`
/** The key of a day from the id of its section; undefined for other sections. */
export const dayOfPart = (id: string): number | undefined => {
  const [, key] = /^day-(-?\d+)$/.exec(id) ?? []
  return key === undefined ? undefined : Number(key)
}
/** Of the button that opens what can be done with a day as a whole. */
export const dayMenuId = (day: number): string => `${dayId(day)}-menu`
/** Id of a stop in the list. */
export const stopId = (id: string): string => `stop-${id}`
/** Id of a stop's drag handle. */
export const handleId = (id: string): string => `stop-handle-${id}`

/** Where the sticky bars end, in px. */
const BARS = 150

/** The day that takes up most of the window, by its key; undefined at the top, where the trip as a whole is. */
export function dayInView(): number | undefined {
  if (window.scrollY < BARS) return undefined
  let most = 0
  let day: number | undefined
  for (const section of document.querySelectorAll<HTMLElement>('[data-drop-day]')) {
    const { top, bottom } = section.getBoundingClientRect()
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, BARS)
    const key = Number(section.dataset['dropDay'])
    // Ideas are of no day.
    if (Number.isNaN(key) || height <= most) continue
    most = height
    day = key
  }
  return day
}

/** Frames in which the days of a long trip that come into view may still be laid out, and how many of them end it. */
const FRAMES = 30
const STILL_FRAMES = 3

/** Scrolls to a section, and again as long as days that come into view get another height than was reserved. */
function bringToTop(section: HTMLElement, frames = FRAMES, still = 0): void {
  const before = section.getBoundingClientRect().top
  section.scrollIntoView()
  const isStill = section.getBoundingClientRect().top === before
  if (frames === 0 || (isStill && still === STILL_FRAMES)) return
  requestAnimationFrame(() => bringToTop(section, frames - 1, isStill ? still + 1 : 0))
}

/** Scrolls to a section and focuses its heading. */
export function jumpTo(id: string): void {
  const section = document.getElementById(id)
  if (section === null) return
  bringToTop(section)
  section.querySelector('h2')?.focus({ preventScroll: true })
}
