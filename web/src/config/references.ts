/** By the sentence of a failure, the beginning of the id of the request for which it was said last. */
const references = new Map<string, string>()

/** So much of a UUID tells requests apart in the log, and can be read out. */
const BEGINNING = /^[\da-f]{8}(?=-)/

/** Remembers the request for which `sentence` is said from now on; undefined for none. */
export function noteReference(sentence: string, requestId: string | undefined): void {
  const [reference] = BEGINNING.exec(requestId ?? '') ?? []
  if (reference === undefined) references.delete(sentence)
  else references.set(sentence, reference)
}

/** What finds the log line of a sentence on the screen; undefined where the server did not fail. */
export const referenceOf = (sentence: unknown): string | undefined =>
  typeof sentence === 'string' ? references.get(sentence) : undefined
