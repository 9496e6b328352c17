import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CustomerFields } from './customer-form.tsx'
import { hasSignedInHint } from '../session/signed-in-hint.ts'

type Customer = Pick<CustomerFields, 'customerName' | 'customerEmail' | 'customerPhone'>

/** Who is signed in, by account and profile. Visitors do without Firebase. */
async function signedInCustomer(): Promise<Customer | undefined> {
  if (!hasSignedInHint()) return undefined
  try {
    return await (await import('../live/profile.ts')).readCustomer()
  } catch {
    // Without a network this part may be missing; the name has to be typed.
    return undefined
  }
}

/** Fills in who books where nothing has been typed yet. What is filled in is not unsaved input. */
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
        // Whoever is about to type there would otherwise add to what was filled in.
        const focused = document.activeElement
        if (focused instanceof HTMLInputElement && focused.name === field) focused.select()
      }
    }
    void fillIn()
  }, [getValues, resetField])
}
