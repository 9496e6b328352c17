/** '1,250,000'. Not by Intl, whose formats take milliseconds to create. */
export const groupedDigits = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const WITH_ARTICLE =
  /^(?:United |Dominican Rep|Central African|DR |Republic of |Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles|Comoros|Vatican)|Islands$/

/** The name of a country within a sentence: 'the United Kingdom', 'Portugal'. */
export const inSentence = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name)
