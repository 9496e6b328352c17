const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  // The Swedish locale writes 2027-03-01 09:30.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

/** The local time at the trip, such as '2027-03-01 09:30'; in the browser's zone if it does not know the trip's. */
export function wallClock(timeZone: string, now: Date): string {
  try {
    return formatFor(timeZone).format(now)
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(now)
  }
}

/** The instant at which a zone's clocks show this time; a time skipped by daylight saving is moved one hour later. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const offsetAt = (instant: number) => {
    const offset = Date.parse(`${wallClock(timeZone, new Date(instant)).replace(' ', 'T')}:00Z`) - instant
    // Years before 1000 are not written with four digits.
    return Number.isNaN(offset) ? 0 : offset
  }
  const guess = asUtc - offsetAt(asUtc)
  // Near a clock change, the first guess has the other offset.
  return new Date(asUtc - offsetAt(guess))
}
