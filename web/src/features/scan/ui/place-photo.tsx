import type { ScanResult } from '@waymark/contract/scans/scan'
import { useState } from 'react'
import { scanImagePath } from '../../../config/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Scene } from '../../../ui/scene.tsx'

interface PlacePhotoProps {
  place: ScanResult
  /** Empty if the name is next to it. */
  alt: string
  className: string
  /** Shows the whole photo, letterboxed. */
  whole?: boolean
}

/** A scan's photo, or an illustration if it is missing or unavailable. */
export function PlacePhoto({ place, alt, className, whole = false }: PlacePhotoProps) {
  const [isMissing, setMissing] = useState(false)
  if (place.image === null || isMissing) return <Scene name="Cultural" className={className} />
  return (
    <img
      src={scanImagePath(place.id)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={classNames('bg-sunken', whole ? 'object-contain' : 'object-cover', className)}
    />
  )
}
