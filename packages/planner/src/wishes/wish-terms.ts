/**
 * Words by what they mean, in English, German, Spanish, French, Italian, Portuguese, Japanese and Chinese, divided by bars.
 * A `*` stands for any ending. Case and accents do not matter.
 */
export type WishTerms = Readonly<Record<string, string>>
