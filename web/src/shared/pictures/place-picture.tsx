import { useState, type ReactNode } from 'react'
import { pictureName } from './picture-name.ts'

interface PlacePictureProps {
  /** 'Lisbon, Portugal'. */
  location: string
  className: string
  /** What stands there for a place that nobody has described, and that so has no picture. */
  fallback?: ReactNode
}

/**
 * The drawn picture of a described place, which the build makes (web/pictures). The service worker keeps what was seen,
 * so that one's own trips have theirs without a network.
 */
export function PlacePicture({ location, className, fallback = null }: PlacePictureProps) {
  const src = `/pictures/${pictureName(location)}`
  const [missing, setMissing] = useState<string>()
  if (missing === src) return fallback
  return (
    <img
      src={src}
      alt={`Drawing of ${location}`}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={`bg-sunken object-cover object-[50%_62%] print:hidden ${className}`}
      onError={() => setMissing(src)}
    />
  )
}
