/** Ids of the sections of the page. */
export const OVERVIEW = 'overview'
export const IDEAS = 'ideas'
export const EXPENSES = 'expenses'
export const KNOW = 'good-to-know'
/** Of a day, by its key. */
export const dayId = (day: number): string => `day-${day}`
/** Of the button that opens what can be done with a day as a whole. */
export const dayMenuId = (day: number): string => `${dayId(day)}-menu`
/** Of a stop in the list. */
export const stopId = (id: string): string => `stop-${id}`
/** Of the handle that moves a stop. */
export const handleId = (id: string): string => `stop-handle-${id}`

/** Brings a section to the top, with the focus on its heading for those who listen. */
export function jumpTo(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.querySelector('h2')?.focus({ preventScroll: true })
}
