const WORDS = 6

/** A uniformly distributed random number from 0 to `count` - 1. */
function randomBelow(count: number): number {
  const limit = 0x1_00_00 - (0x1_00_00 % count)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint16Array(1))
    if (number < limit) return number % count
  }
}

/** Six random words of the EFF's dice list (7,776 words): 77 bits. */
export async function suggestPassphrase(): Promise<string> {
  const { default: words } = await import('@zxcvbn-ts/language-common/dist/diceware.json.mjs')
  return Array.from({ length: WORDS }, () => words[randomBelow(words.length)] ?? '').join('-')
}
