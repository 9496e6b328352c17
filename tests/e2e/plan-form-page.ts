import type { Page } from '@playwright/test'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { aRequest } from '../api/support/trips.ts'

/** Page object of the trip form. */
export const planForm = (page: Page) => ({
  departureCity: page.getByLabel('Flying From'),
  destination: page.getByLabel('Destination'),
  startDate: page.getByLabel('Check-in'),
  endDate: page.getByLabel('Check-out'),
  budget: page.getByLabel('Budget Range'),
  travelStyle: page.getByRole('radiogroup', { name: 'Travel Style' }),
  preferences: page.getByLabel('Additional Preferences'),
  submit: page.getByRole('button', { name: 'Generate AI Itinerary' }),
  pending: page.getByRole('button', { name: 'Generating AI Itinerary...' }),
})

async function chooseBudget(page: Page, budget: string): Promise<void> {
  await planForm(page).budget.click()
  await page.getByRole('option', { name: budget, exact: true }).click()
}

/** Fills in the whole form: three days in Lisbon next month, apart from `changes`. */
export async function fillPlanForm(page: Page, changes: Partial<TripPlanRequest> = {}): Promise<TripPlanRequest> {
  const request = aRequest(changes)
  const form = planForm(page)
  await form.departureCity.fill(request.departureCity)
  await form.destination.fill(request.destination)
  await form.startDate.fill(request.startDate)
  await form.endDate.fill(request.endDate)
  await chooseBudget(page, request.budget)
  await page.getByRole('radio', { name: request.travelStyle }).check()
  if (request.preferences !== undefined) await form.preferences.fill(request.preferences)
  return request
}
