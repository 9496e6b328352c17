// Writes data/holidays.json. The package it uses has 45 MB of calendars, so it is not a dependency:
// npm install --prefix /tmp/holidays date-holidays@3.37.0
// node packages/atlas/scripts/build-holidays.mjs /tmp/holidays
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder in which date-holidays is installed')
const Holidays = createRequire(`${resolve(folder)}/`)('date-holidays')

const YEARS = [2026, 2027, 2028, 2029, 2030]
const DAY_MS = 86_400_000
const calendar = new Holidays()

/** National public holidays by name: one `MM-DD` if the date is fixed, else the dates of each year. */
function holidaysOf(country) {
  calendar.init(country)
  const datesByName = new Map()
  for (const year of YEARS)
    for (const { name, date, start, end, type } of calendar.getHolidays(year, 'en') || []) {
      if (type !== 'public') continue
      const label = name.replace(/ \(substitute day\)$/, '')
      const dates = datesByName.get(label) ?? new Set()
      const days = Math.max(1, Math.round((end - start) / DAY_MS))
      for (let day = 0; day < days; day++)
        dates.add(new Date(Date.parse(`${date.slice(0, 10)}T12:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10))
      datesByName.set(label, dates)
    }
  return [...datesByName].map(([name, dates]) => {
    const monthDays = new Set([...dates].map((day) => day.slice(5)))
    const isFixed = monthDays.size === 1 && dates.size === YEARS.length
    return [name, (isFixed ? [...monthDays] : [...dates].toSorted((a, b) => a.localeCompare(b))).join(' ')]
  })
}

const rows = Object.keys(calendar.getCountries())
  .toSorted()
  .map((country) => `${JSON.stringify(country)}:${JSON.stringify(Object.fromEntries(holidaysOf(country)))}`)
writeFileSync(
  new URL('../../../data/holidays.json', import.meta.url),
  `{\n"from":"${YEARS[0]}","to":"${YEARS.at(-1)}","countries":{\n${rows.join(',\n')}\n}}\n`,
)
