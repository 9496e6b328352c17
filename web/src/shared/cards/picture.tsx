import { picturesInWidths } from '@waymark/contract/pictures/public-pictures'
import { useState, type ReactNode } from 'react'

interface PictureProps {
  url: string | undefined
  alt: string
  /** As the `sizes` attribute, for choosing among the widths. */
  sizes: string
  className?: string
  /** Loads eagerly. */
  first?: boolean
  /** Shown if there is no picture or it cannot be loaded. */
  fallback: ReactNode
}

/** A public picture; uploaded ones in a suitable width. */
export function Picture({ url, alt, sizes, className, first = false, fallback }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  if (url === undefined || failed === url) return fallback
  const files = picturesInWidths(url)
  // With CORS, the service worker can inspect what it caches; other sites may not support it.
  const ours = { srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes, crossOrigin: '' } as const
  return (
    <img
      src={url}
      {...(files.length > 0 ? ours : {})}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      // Decoding synchronously shows a cached picture at once.
      decoding={first ? 'sync' : 'async'}
      // The URL may come from a stranger's submission.
      referrerPolicy="no-referrer"
      draggable={false}
      className={className}
      onError={() => setFailed(url)}
    />
  )
}
