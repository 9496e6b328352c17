import { z } from '@waymark/contract/zod'
import { checked, sentences, text } from './place.ts'

/** ISO 639-1, or 639-3 if there is none. */
const LanguageCode = z.string().check(z.regex(/^[a-z]{2,3}$/))
const Digits = z.string().check(z.regex(/^\d{2,5}$/))

/** A phrase in the language's script, with its pronunciation if that is not Latin. */
const Phrase = z.strictObject({ text: text(1, 100), said: z.optional(text(1, 100)) })
export type Phrase = z.infer<typeof Phrase>

/** Phrases to learn first. A `…` is a gap the speaker fills. */
const PHRASE_KEYS = ['hello', 'please', 'thanks', 'yes', 'no', 'whereIs', 'bill', 'allergicTo'] as const
export type PhraseKey = (typeof PHRASE_KEYS)[number]

/** One file of `data/phrases`. */
export const LanguagePhrases = z.strictObject({
  language: LanguageCode,
  /** In English. */
  name: text(2, 40),
  /** Uncertain ones are left out. */
  phrases: z.partialRecord(z.enum(PHRASE_KEYS), Phrase),
  ...checked,
})
export type LanguagePhrases = z.infer<typeof LanguagePhrases>

const perCountry = {
  /** ISO 3166-1 alpha-2, upper case. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** `+39`. */
  callingCode: z.string().check(z.regex(/^\+\d{1,4}$/)),
  drivesOn: z.enum(['left', 'right']),
  tapWater: z.strictObject({ is: z.enum(['safe', 'mostly', 'not']), note: z.optional(sentences(5, 150)) }),
  /**
   * Several values if parts of the country differ. Sockets are in the planner's table, which the browser has as well.
   */
  electricity: z.strictObject({
    volts: z.array(z.int().check(z.gte(100), z.lte(240))).check(z.minLength(1)),
    hertz: z.array(z.literal([50, 60])),
  }),
  /** Uncertain numbers are left out. `general` covers all services. */
  emergency: z.optional(
    z.strictObject({
      general: z.optional(Digits),
      police: z.optional(Digits),
      ambulance: z.optional(Digits),
      fire: z.optional(Digits),
      others: z.optional(z.array(z.strictObject({ for: text(3, 40), number: Digits }))),
    }),
  ),
  tipping: sentences(5, 200),
}

/** Facts about a country besides `data/countries.json`: one file of `data/countries`. */
export const CountryRecord = z.strictObject({
  ...perCountry,
  /** Languages with phrases, the most spoken first; none where English is enough. */
  phrases: z.array(LanguageCode),
  ...checked,
})
export type CountryRecord = z.infer<typeof CountryRecord>

/** The same as looked up, with the phrases themselves. */
export type CountryFacts = Omit<CountryRecord, 'phrases' | 'sources' | 'checkedAt'> & {
  readonly phrases: readonly Pick<LanguagePhrases, 'language' | 'name' | 'phrases'>[]
}
