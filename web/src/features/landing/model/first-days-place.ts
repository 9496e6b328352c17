/** The page is drawn by the build, and what it does later finds these by name. */
export const PLAN_BUTTON = 'data-plan-days'
export const FIRST_DAYS_ID = 'first-days'

/** Once a visitor wants to see days: what shows them is fetched then. */
export function planWhenAsked(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    if (!submitter.hasAttribute(PLAN_BUTTON)) return
    event.preventDefault()
    const destination = new FormData(target).get('location')
    if (typeof destination !== 'string') return
    import('../ui/first-days.ts').then(
      ({ showFirstDays }) => showFirstDays(destination),
      // The trip form asks for the same; `submit` alone would go where the other button leads.
      () => {
        target.action = submitter.formAction
        target.submit()
      },
    )
  })
}
