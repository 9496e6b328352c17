import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { LocateFixed, MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { LocationError, readDevicePosition } from '../data/device-position.ts'
import { setPosition } from '../data/scan-session.ts'

interface PositionChoiceProps {
  position: ScanPosition | undefined
  disabled: boolean
}

const PRIVACY = 'It is sent with this photo only, and not kept.'

const knownFrom = ({ source, accuracyMeters }: ScanPosition): string => {
  const what = source === 'photo' ? 'The photo says where it was taken' : 'Your location helps to tell what this is'
  return accuracyMeters === undefined ? `${what}.` : `${what} (within ${Math.max(1, Math.round(accuracyMeters))} m).`
}

/** Where the photo was taken: from EXIF, or from the device on request. Optional. */
export function PositionChoice({ position, disabled }: PositionChoiceProps) {
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()

  async function ask(): Promise<void> {
    setAsking(true)
    setFault(undefined)
    try {
      setPosition(await readDevicePosition())
    } catch (error) {
      setFault(error instanceof LocationError ? error.message : String(error))
    }
    setAsking(false)
  }

  if (position !== undefined) {
    return (
      <div className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3 text-[0.9375rem]">
        <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        <p className="min-w-0 flex-1">
          {knownFrom(position)} {PRIVACY}
        </p>
        <Button
          variant="ghost"
          size="icon"
          className="-my-2.5 -mr-3"
          aria-label="Leave the location out"
          disabled={disabled}
          onClick={() => setPosition(undefined)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    )
  }
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-[0.9375rem]">
      <p>
        The photo does not say where it was taken. If you are still there, your location tells what stands around you.{' '}
        {PRIVACY}
      </p>
      <Button variant="secondary" className="mt-3" pending={isAsking} disabled={disabled} onClick={() => void ask()}>
        {!isAsking && <LocateFixed aria-hidden="true" />}
        Use my location
      </Button>
      {fault !== undefined && (
        <div role="alert">
          <FieldError>{fault}</FieldError>
        </div>
      )}
    </div>
  )
}
