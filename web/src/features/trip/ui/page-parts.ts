/** Ids of the page's sections. */
export const OVERVIEW = 'overview'
export const IDEAS = 'ideas'
export const EXPENSES = 'expenses'
export const KNOW = 'good-to-know'
/** Of a day, by its key. */
export const dayId = (day: number): string => `day-${day}`
/** Of the button that opens what can be done with a day as a whole. */
export const dayMenuId = (day: number): string => `${dayId(day)}-menu`
/** Id of a stop in the list. */
export const stopId = (id: string): string => `stop-${id}`
/** Id of a stop's drag handle. */
export const handleId = (id: string): string => `stop-handle-${id}`

/** Scrolls to a section and focuses its heading. */
export function jumpTo(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.querySelector('h2')?.focus({ preventScroll: true })
}
