/** A sentence of validation that the document gives, and the test that gets it as a 400. */
interface Refusal {
  readonly says: string
  readonly provenBy: readonly [file: string, title: string]
}

const from = (file: string, title: string, ...sentences: readonly string[]): Refusal[] =>
  sentences.map((says) => ({ says, provenBy: [file, title] }))

export const REFUSALS: readonly Refusal[] = [
  ...from(
    './bad-input.test.ts',
    'names every field that is wrong, and says the message of the first',
    'Destination is required',
    'Departure city is required',
    'Start date is required',
    'End date is required',
    'Budget is required',
    'Travel style is required',
  ),
  ...from('./catalog.test.ts', 'a submission whose %s is %j is refused', 'Title is required', 'Price is required'),
  ...from(
    './catalog.test.ts',
    'a form whose %s is %j is refused',
    'Price per night is required',
    'Max guests is required',
    'Start date is required',
    'End date is required',
  ),
  ...from(
    './bookings.bad-input.test.ts',
    'answers %s %s with 400 and says so',
    'Name is required',
    'Valid email is required',
    'Phone number is required',
    'At least 1 participant required',
    'Number of participants is required',
    'Please select check-in and check-out dates.',
    'Check-out date must be after check-in date.',
    'Minimum stay is 1 night.',
    'This property can accommodate up to 4 guests.',
  ),
  ...from(
    './documents.bad-files.test.ts',
    'fields that do not fit are refused, and nothing is stored',
    'Please select a document type before uploading.',
  ),
]
