const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a format takes longer than the rest of a short plan. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone)
  if (kept) return kept
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

// The first format loads all time zone data, which should happen at start.
formatFor('UTC').format(0)

/** UTC offset in minutes at noon UTC of a day. */
export function offsetMinutes(timeZone: string, date: string): number {
  const noon = new Date(`${date}T12:00:00Z`)
  const name =
    formatFor(timeZone)
      .formatToParts(noon)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  if (hours === undefined || minutes === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Time difference in minutes; positive if `to` is ahead of `from`. */
export const timeDifference = (from: string, to: string, date: string): number =>
  offsetMinutes(to, date) - offsetMinutes(from, date)

/** '5 hours', '1 hour', '5 hours 30 minutes'. */
export function spokenHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours} hour${hours === 1 ? '' : 's'}` : '', rest > 0 ? `${rest} minutes` : '']
  return parts.filter((part) => part !== '').join(' ')
}
