const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  // Sweden writes 2027-03-01 09:30.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

/** '2027-03-01 09:30' where the trip is; where the browser does not know the zone, where the traveller is. */
export function wallClock(timeZone: string, now: Date): string {
  try {
    return formatFor(timeZone).format(now)
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(now)
  }
}

/** The instant at which the clocks of a zone show this time; where the clock is put forward over it, an hour later. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const offsetAt = (instant: number) =>
    Date.parse(`${wallClock(timeZone, new Date(instant)).replace(' ', 'T')}:00Z`) - instant
  const guess = asUtc - offsetAt(asUtc)
  // Near a change of the clocks the first guess is on the other side of it.
  return new Date(asUtc - offsetAt(guess))
}
