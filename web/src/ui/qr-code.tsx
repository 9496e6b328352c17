import { useMemo } from 'react'
import { encode } from 'uqr'

/** Modules around the code that stay white: cameras find it by them. */
const QUIET_ZONE = 4

/** The dark modules, one rectangle for each run of them in a row. */
const darkPathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const length = (end === -1 ? row.length : end) - x
        return [`M${x} ${y}h${length}v1h-${length}z`]
      }),
    )
    .join('')

/** A QR code, black on white in the dark as well: not every camera reads an inverted one. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, darkPath } = useMemo(() => {
    const { data } = encode(text, { border: QUIET_ZONE })
    return { size: data.length, darkPath: darkPathOf(data) }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="white" />
      <path d={darkPath} fill="black" />
    </svg>
  )
}
