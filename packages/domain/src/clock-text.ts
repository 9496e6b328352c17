/** A time with AM or PM: '3:00 PM', '11 am'. */
const HALF_DAY = /\b(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])(?:m\b|\.m\.)/gi

/** A host's words with the hours counted to 24, as a trip's stops have them: 'from 3:00 PM' is 'from 15:00'. */
export const onOneClock = (text: string): string =>
  text.replace(HALF_DAY, (_time, hours: string, minutes: string | undefined, half: string) => {
    const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  })
