/** The id, shortened, of the latest failed request for each error message. */
const references = new Map<string, string>()

/** Long enough to find the request in the log, and short enough to read out. */
const BEGINNING = /^[\da-f]{8}(?=-)/

/** Remembers the request that led to this message; undefined for none. */
export function noteReference(sentence: string, requestId: string | undefined): void {
  const [reference] = BEGINNING.exec(requestId ?? '') ?? []
  if (reference === undefined) references.delete(sentence)
  else references.set(sentence, reference)
}

/** The reference for the log of a message on the screen; undefined unless the server failed. */
export const referenceOf = (sentence: unknown): string | undefined =>
  typeof sentence === 'string' ? references.get(sentence) : undefined
