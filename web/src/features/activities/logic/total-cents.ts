/** In whole cents, so that no total is a fraction. */
export const totalCents = (priceCents: number, participants: number): number => priceCents * participants

/** What is typed as the number of people, falling back to 1 where it is none. */
export function participantsIn(typed: string | number): number {
  const number = typeof typed === 'number' ? typed : Number.parseInt(typed, 10)
  return Number.isInteger(number) && number >= 1 ? number : 1
}
