import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CustomerFields } from './customer-form.tsx'
import { hasSignedInHint } from '../session/signed-in-hint.ts'

type Customer = Pick<CustomerFields, 'customerName' | 'customerEmail' | 'customerPhone'>

/** The signed-in customer, from account and profile. Visitors load no Firebase code. */
async function signedInCustomer(): Promise<Customer | undefined> {
  if (!hasSignedInHint()) return undefined
  try {
    return await (await import('../live/profile.ts')).readCustomer()
  } catch {
    // Without a network this chunk may be missing; the name must then be typed.
    return undefined
  }
}

/** Fills in the customer's data where nothing has been typed. Filled-in values do not count as unsaved input. */
export function useSignedInCustomer<Sent>({
  getValues,
  resetField,
}: Pick<UseFormReturn<CustomerFields, unknown, Sent>, 'getValues' | 'resetField'>): void {
  useEffect(() => {
    async function fillIn(): Promise<void> {
      const customer = await signedInCustomer()
      if (customer === undefined) return
      for (const field of ['customerName', 'customerEmail', 'customerPhone'] as const) {
        if (getValues(field) !== '') continue
        resetField(field, { defaultValue: customer[field] })
        // Select what was filled in, so that somebody about to type replaces it.
        const focused = document.activeElement
        if (focused instanceof HTMLInputElement && focused.name === field) focused.select()
      }
    }
    void fillIn()
  }, [getValues, resetField])
}
