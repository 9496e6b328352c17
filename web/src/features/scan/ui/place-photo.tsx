import type { ScanResult } from '@waymark/contract/scans/scan'
import { useState } from 'react'
import { scanImagePath } from '../../../config/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Scene } from '../../../ui/scene.tsx'

interface PlacePhotoProps {
  place: ScanResult
  /** Empty where the name of the place stands beside it. */
  alt: string
  className: string
  /** Shows all of it, with bars where it has another shape. */
  whole?: boolean
}

/** The photo of a discovered place, or a drawing where there is none or it cannot be had right now. */
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
