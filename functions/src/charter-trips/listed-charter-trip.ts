import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import type { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { moneyText } from '@waymark/contract/money'

/** A charter trip as the API has it. */
export const listedCharterTrip = ({ priceCents, ...trip }: CharterTrip): ListedCharterTrip => ({
  ...trip,
  price: moneyText(priceCents),
})
