import { TWO_DAYS } from '../../../config/paths.ts'

/** Attribute and id by which the script finds elements of the prerendered page. */
export const PLAN_BUTTON = 'data-plan-days'
export const FIRST_DAYS_ID = 'first-days'

/** Requests the days of the destination in the address, as by the button. */
function previewAddress(): void {
  const destination = new URLSearchParams(location.search).get(TWO_DAYS)
  const button = document.querySelector<HTMLButtonElement>(`[${PLAN_BUTTON}]`)
  const box = button?.form?.elements.namedItem('location')
  if (destination === null || !(box instanceof HTMLInputElement)) return
  box.value = destination
  button?.form?.requestSubmit(button)
}

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
      ({ showFirstDays }) => showFirstDays(destination, target),
      // The trip form asks for the same; `submit` without the button would go to the stay search.
      () => {
        target.action = submitter.formAction
        target.submit()
      },
    )
  })
  previewAddress()
}
