import { linesOf } from './confirmation-lines.ts'

const CURRENCY = '(?:[€$£¥円]|(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|HUF|CAD|AUD|NZD|BRL|MXN|INR|THB|TRY|ZAR)\\b)'
/** Of a length that an amount can have: each digit of a long number would start another search through all of it. */
const NUMBER = "\\d[\\d.,'’]{0,19}(?: \\d{3}\\b[\\d.,]{0,9}){0,4}"
const AMOUNT = new RegExp(`${CURRENCY} ?${NUMBER}(?: ?[A-Z]{3}\\b)?|${NUMBER} ?${CURRENCY}`, 'u')

const TOTAL = /total|gesamt|insgesamt|summe|合計|支払金額|支払い金額|importo pagato|montant|importe/iu
const PRICE = /price|preis|prix|precio|prezzo|importo|amount|charged|cost[eo]?\b|料金|金額/iu
/** A part of the price, or what it may become. */
const PART =
  /deposit|anzahlung|acompte|depósito|caparra|tax|steuer|mwst|iva\b|tva\b|fee|gebühr|per night|pro nacht|par nuit|por noche|a notte|discount|rabatt|refund|cancel|storn|save|earn|subtotal|zwischensumme/iu

/** The price of a confirmation as it is written there, such as '248,16 EUR': of its total, if it names one. */
export function priceIn(text: string): string | undefined {
  const lines = linesOf(text).filter((line) => !PART.test(line))
  const amountOf = (label: RegExp): string | undefined => {
    for (const [at, line] of lines.entries()) {
      const from = label.exec(line)?.index
      if (from === undefined) continue
      // Beside its label, or alone on the next line.
      const beside = AMOUNT.exec(line.slice(from))
      const below = AMOUNT.exec(lines[at + 1] ?? '')
      const found = beside ?? (below?.[0] === lines[at + 1]?.trim() ? below : null)
      if (found !== null) return found[0].replace(/[.,]$/, '')
    }
    return undefined
  }
  return amountOf(TOTAL) ?? amountOf(PRICE)
}
