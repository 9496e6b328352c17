import { LIMITS } from '@waymark/contract/limits'
import type { LocationInfo } from '@waymark/contract/scans/scan'
import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { nameKey } from '@waymark/domain/name-key'
import { nanoid } from 'nanoid'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { currentScan, setScan } from '../data/scan-session.ts'
import { useFoundPlaces } from '../data/use-found-places.ts'
import { namedAs, ownPlace } from '../model/named-place.ts'

/** Shows the place that the user says it is. */
function nameIt(place: LocationInfo): void {
  const scan = currentScan()
  if (scan.phase === 'picture' || scan.phase === 'result') setScan(namedAs(scan, place, nanoid()))
}

interface NameItProps {
  position: ScanPosition | undefined
  disabled: boolean
}

/** A field for the name of what the photo shows, with the places of the atlas as one types; other names are taken as they are. */
export function NameIt({ position, disabled }: NameItProps) {
  const [typed, setTyped] = useState('')
  const { places, isCurrent } = useFoundPlaces(typed, position)
  const field = useRef<HTMLInputElement>(null)
  const name = typed.trim()

  // The pressed button is gone; below the field there must be space for the names that are offered.
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.form?.scrollIntoView()
  }, [])

  return (
    <form
      className="scroll-mt-18 space-y-3 rounded-control bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (name === '') return
        nameIt(places.find((place) => nameKey(place.name) === nameKey(name)) ?? ownPlace(name))
      }}
    >
      <Field
        label="What is it?"
        hint={
          isCurrent && places.length === 0
            ? 'The guide knows no place of this name. It can be kept by its name alone.'
            : 'Names are offered as you type. The town narrows them down: ‘cathedral seville’.'
        }
      >
        {(attributes) => (
          <Combobox
            {...attributes}
            ref={field}
            value={typed}
            maxLength={LIMITS.title}
            disabled={disabled}
            listLabel="Places"
            options={places.map((place, index) => ({
              id: `${index} ${place.name}`,
              name: place.name,
              detail: place.location.address,
              place,
            }))}
            onChange={({ target }) => setTyped(target.value)}
            onTake={({ place }) => nameIt(place)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={disabled || name === ''}>
        Use this name
      </Button>
    </form>
  )
}
