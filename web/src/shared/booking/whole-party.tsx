import { Users } from 'lucide-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { type Party, partyWords, sizeOf } from '../trips/party.ts'
import type { CustomerFields } from './customer-form.tsx'

interface WholePartyProps<Sent> {
  form: UseFormReturn<CustomerFields, unknown, Sent>
  party: Party | undefined
  /** Maximum number of people. */
  most: number
}

/** Takes over the number of people who travel, as far as it is known and another one is entered. */
export function WholeParty<Sent>({ form, party, most }: WholePartyProps<Sent>) {
  const participants = useWatch({ control: form.control, name: 'participants' })
  const size = party === undefined ? 1 : sizeOf(party)
  if (party === undefined || size < 2 || size > most || String(size) === participants) return null
  return (
    <Button
      variant="soft"
      className="!px-3 text-sm sm:justify-self-end"
      onClick={() => form.setValue('participants', String(size), { shouldDirty: true, shouldValidate: true })}
    >
      <Users aria-hidden="true" />
      All {size} of you: {partyWords(party)}
    </Button>
  )
}
