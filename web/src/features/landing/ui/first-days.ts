import type { PlanPreview } from '@waymark/contract/trips/plan-preview-calls'
import { KEEPING_KEY } from '../../../config/storage-keys.ts'
import { loginPath, planForPath } from '../../../config/paths.ts'
import { pictureName } from '../../../shared/pictures/picture-name.ts'
import { writeSession } from '../../../shared/pwa/session-storage.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { FIRST_DAYS_ID } from '../model/preview-on-submit.ts'

const UNREACHABLE = 'Waymark could not be reached. Please check your connection and try again.'

/** Creates an element with its content. This page has no React in the browser. */
function element(name: string, className: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}

function dayOf({ theme, stops }: PlanPreview['days'][number], number: number): HTMLElement {
  const rows = stops.map(({ time, name, about }) =>
    element(
      'li',
      'grid grid-cols-[3.1rem_1fr] items-baseline gap-2',
      element('span', 'text-sm font-semibold text-accent-ink tabular-nums', time),
      element('span', 'leading-snug', name, element('span', 'block text-sm text-muted', about)),
    ),
  )
  return element(
    'section',
    'min-w-0 rounded-card border border-line bg-surface p-5 shadow-card',
    element('h3', 'text-lg', `Day ${number}: ${theme}`),
    element('ol', 'mt-3 grid gap-2.5', ...rows),
  )
}

const DAY_MS = 86_400_000

const lastDayOf = (startDate: string, days: number): string =>
  new Date(Date.parse(startDate) + (days - 1) * DAY_MS).toISOString().slice(0, 10)

/** The days, and a link for saving them: the trip form with the destination filled in, after signing in. */
function planOf(destination: string, { place, country, startDate, days }: PlanPreview): HTMLElement[] {
  const picture = document.createElement('img')
  picture.src = `/pictures/${pictureName(`${place}, ${country}`)}`
  picture.alt = `Drawing of ${place}, ${country}`
  picture.className = 'mt-5 h-44 w-full rounded-card bg-sunken object-cover object-[50%_62%]'
  picture.addEventListener('error', () => picture.remove())
  const keep = document.createElement('a')
  const form = planForPath(destination)
  keep.href = loginPath(startDate === undefined ? form : `${form}&keep=${startDate}`)
  // Whoever has pressed it here is not asked again after signing up. A link from elsewhere keeps nothing by itself.
  keep.addEventListener('click', () => writeSession(KEEPING_KEY, startDate && `${startDate} ${destination}`))
  keep.className = buttonClass('primary', 'large')
  keep.append('Keep these days')
  const heading = element('h2', 'text-3xl', `Two days in ${place}, ${country}`)
  heading.tabIndex = -1
  return [
    heading,
    picture,
    element('div', 'mt-5 grid gap-5 lg:grid-cols-2', ...days.map((day, index) => dayOf(day, index + 1))),
    element(
      'div',
      'mt-5 flex flex-wrap items-center gap-5',
      keep,
      element(
        'p',
        'min-w-0 text-muted',
        ...(startDate === undefined
          ? []
          : [`Planned for ${formatDayRange(startDate, lastDayOf(startDate, days.length))}. `]),
        'Free with an account: your dates, every day, a packing list, all of it offline.',
      ),
    ),
  ]
}

const isRefusal = (answer: unknown): answer is { readonly message: string } =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'

async function ask(destination: string): Promise<PlanPreview | string> {
  try {
    const response = await fetch(`/api/plan-preview?destination=${encodeURIComponent(destination)}`)
    const answer: unknown = await response.json()
    if (response.ok) return answer as PlanPreview
    return isRefusal(answer) ? answer.message : UNREACHABLE
  } catch {
    return UNREACHABLE
  }
}

/** Marks what is said about a request, below the box. On a phone, the frame of the days is a window further down. */
const NOTE = 'data-days-note'

/** Number of requests, because responses may arrive out of order. */
let asked = 0

/** Shows the first days of a trip to the destination below the search, or an error in the form itself. */
export async function showFirstDays(destination: string, form: HTMLFormElement): Promise<void> {
  const frame = document.getElementById(FIRST_DAYS_ID)
  if (frame === null) return
  const note = form.querySelector(`[${NOTE}]`) ?? form.appendChild(element('div', 'w-full'))
  note.setAttribute(NOTE, '')
  note.replaceChildren(element('output', 'text-muted', 'Planning two days …'))
  frame.replaceChildren()
  asked += 1
  const own = asked
  const answer = await ask(destination)
  if (own !== asked) return
  if (typeof answer === 'string') {
    const refusal = element('p', 'text-danger', answer)
    refusal.role = 'alert'
    note.replaceChildren(refusal)
    return
  }
  note.replaceChildren()
  frame.className = 'mt-12'
  frame.replaceChildren(...planOf(destination, answer))
  const [heading] = frame.children
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true })
  frame.scrollIntoView({ block: 'nearest' })
}
