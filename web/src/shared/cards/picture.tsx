import { picturesInWidths } from '@waymark/contract/pictures/public-pictures'
import { useState, type ReactNode } from 'react'

interface PictureProps {
  url: string | undefined
  alt: string
  /** How wide it is on the page, in the words of the `sizes` attribute: decides which of its files is fetched. */
  sizes: string
  className?: string
  /** Fetched at once, before the rest of the page. */
  first?: boolean
  /** What stands there when there is no picture, or it cannot be fetched. */
  fallback: ReactNode
}

/** A picture that everyone may see, in the width that fits where it was uploaded here. */
export function Picture({ url, alt, sizes, className, first = false, fallback }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  if (url === undefined || failed === url) return fallback
  const files = picturesInWidths(url)
  // With CORS the service worker sees what it keeps; other sites may not offer that.
  const ours = { srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes, crossOrigin: '' } as const
  return (
    <img
      src={url}
      {...(files.length > 0 ? ours : {})}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      // What is in sight stands there at once where it has been fetched before.
      decoding={first ? 'sync' : 'async'}
      // It may come from a stranger's submission.
      referrerPolicy="no-referrer"
      draggable={false}
      className={className}
      onError={() => setFailed(url)}
    />
  )
}
