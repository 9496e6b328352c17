/** Six words or more: some of the list have a hyphen themselves. */
const SIX_WORDS = /^\p{L}+(?:[\s-]+\p{L}+){5,}$/u

/**
 * How a suggested passphrase is written, 'one-two-three-four-five-six', if the typed text has this form in another
 * spelling: with spaces or capital letters, as people copy it from paper. It is only tried after what was typed, so that
 * a passphrase of somebody's own means exactly what it says. Whoever guesses passphrases gains nothing: the key is
 * derived from one spelling.
 */
export function asSuggested(typed: string): string | undefined {
  const text = typed.trim()
  return SIX_WORDS.test(text) ? text.toLowerCase().replaceAll(/[\s-]+/gu, '-') : undefined
}
