const WORDS = 6

/** One of `count` numbers from 0, each as likely as another. */
function randomBelow(count: number): number {
  const limit = 0x1_00_00 - (0x1_00_00 % count)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint16Array(1))
    if (number < limit) return number % count
  }
}

/** Six words of the 7,776 of the EFF's list for dice: 77 random bits. */
export async function suggestPassphrase(): Promise<string> {
  const { default: words } = await import('@zxcvbn-ts/language-common/dist/diceware.json.mjs')
  return Array.from({ length: WORDS }, () => words[randomBelow(words.length)] ?? '').join('-')
}
