/** Attribute and id by which the script finds elements of the prerendered page. */
export const PLAN_BUTTON = 'data-plan-days'
export const FIRST_DAYS_ID = 'first-days'

/** Loads the preview's code when a visitor requests it. */
export function previewOnSubmit(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    if (!submitter.hasAttribute(PLAN_BUTTON)) return
    event.preventDefault()
    const destination = new FormData(target).get('location')
    if (typeof destination !== 'string') return
    import('../ui/first-days.ts').then(
      ({ showFirstDays }) => showFirstDays(destination),
      // The trip form asks for the same; `submit` without the button would go to the stay search.
      () => {
        target.action = submitter.formAction
        target.submit()
      },
    )
  })
}
