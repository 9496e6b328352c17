const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept: making one takes longer than the rest of a short plan. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone)
  if (kept) return kept
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

// The first format of a process loads the tables of all time zones. That belongs to the start, not to the first plan.
formatFor('UTC').format(0)

/** Minutes by which a time zone is ahead of UTC at noon UTC of a calendar day. */
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

/** Minutes by which clocks at `to` are ahead of those at `from` on that day; negative when behind. */
export const timeDifference = (from: string, to: string, date: string): number =>
  offsetMinutes(to, date) - offsetMinutes(from, date)

/** '5 hours', '1 hour', '5 hours 30 minutes'. */
export function spokenHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours} hour${hours === 1 ? '' : 's'}` : '', rest > 0 ? `${rest} minutes` : '']
  return parts.filter((part) => part !== '').join(' ')
}
