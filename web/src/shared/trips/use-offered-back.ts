import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { notify } from '../../ui/toast.tsx'

/** Said in such a form as soon as the owner has made the user a viewer, not only once the server refuses it. */
export const LOOK_ONLY = 'You can only look at this trip now, so this cannot be saved. What you entered stays here.'

/**
 * For a form in a dialog of a trip: when the trip's page goes while it is open, because the user was taken off the trip,
 * what was typed into these fields is offered back.
 * @param names a constant
 * @returns to be called with what saves or closes the dialog; if it returns false, the dialog stays
 */
export function useOfferedBack<Fields extends FieldValues, Parsed>(
  { getValues }: UseFormReturn<Fields, unknown, Parsed>,
  names: readonly FieldPath<Fields>[],
): (act: () => boolean | void) => void {
  const [before] = useState(() => getValues(names))
  const isDone = useRef(false)
  useEffect(
    () => () => {
      const typed = getValues(names).filter((value, index) => value !== before[index] && value !== '')
      if (!isDone.current && typed.length > 0) {
        notify.refused('The trip was closed before this was saved.', typed.join('\n'))
      }
    },
    [getValues, names, before],
  )
  return (act) => {
    isDone.current = act() !== false
  }
}
