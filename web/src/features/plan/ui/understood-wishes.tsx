import { countOf } from '@waymark/domain/wording'
import { Check, CircleHelp, MapPin, Users } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import type { Wishes } from '@waymark/planner/wishes'
import { adultsIn } from '@waymark/planner/wishes/adults'
import { agesOfChildren, type PlanFields } from '../../../shared/forms/plan-fields.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

type Understood = Pick<Wishes, 'heeded' | 'unheeded' | 'unread' | 'namedOnly'> & { adults: number | undefined }

/** Lazy, because the vocabulary of nine languages is large. */
async function loadWishes() {
  const [{ wishesOf }, { ALLERGY }] = await Promise.all([
    import('@waymark/planner/wishes'),
    import('@waymark/planner/wishes/unread'),
  ])
  return (input: Parameters<typeof wishesOf>[0]): Omit<Understood, 'adults'> => {
    const { heeded, unheeded, unread, namedOnly } = wishesOf(input)
    const allergies = unread.filter((part) => ALLERGY.test(part))
    // Others may be among the places and dishes of where one goes, which the plan looks up: what becomes of them is said there.
    const others = unread.filter((part) => !allergies.includes(part))
    return { heeded, unheeded, unread: allergies, namedOnly: [...namedOnly, ...others] }
  }
}

/** Debounce while typing. */
const PAUSE_MS = 300

/** Whether a finger or button of the mouse is down. */
function usePressed(): RefObject<boolean> {
  const pressed = useRef(false)
  useEffect(() => {
    const set = ({ type }: Event) => {
      pressed.current = type === 'pointerdown'
    }
    const events = ['pointerdown', 'pointerup', 'pointercancel']
    for (const event of events) addEventListener(event, set, { capture: true })
    return () => {
      for (const event of events) removeEventListener(event, set, { capture: true })
    }
  }, [])
  return pressed
}

/** Calls it after the press that is under way, because a button that moves while it is pressed is not clicked. */
function afterPress(pressed: RefObject<boolean>, show: () => void): void {
  if (!pressed.current) return show()
  const later = () => setTimeout(show)
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, later, { once: true })
}

const quoted = (parts: readonly string[]): string => parts.map((part) => `“${part}”`).join(', ')

interface UnderstoodWishesProps {
  control: Control<PlanFields, unknown, TripPlanRequest>
  /** Takes over the number of adults that the wishes tell. */
  onAdults: (adults: number) => void
}

/** Shows which preferences are understood and which are not, while typing. Works offline. */
export function UnderstoodWishes({ control, onAdults }: UnderstoodWishesProps) {
  const [preferences, childAges, adults] = useWatch({ control, name: ['preferences', 'childAges', 'adults'] })
  const [understood, setUnderstood] = useState<Understood>()
  const pressed = usePressed()
  const isBlank = preferences.trim() === ''

  useEffect(() => {
    if (isBlank) return
    let isLatest = true
    const read = async () => {
      const wishesOf = await loadWishes().catch(() => undefined)
      const ages = agesOfChildren(childAges)
      const told = ages.every(Number.isInteger) && ages.length > 0 ? { childAges: ages } : {}
      const understands = wishesOf?.({ preferences, ...told })
      // Its lines push the button below them down.
      afterPress(pressed, () => {
        if (isLatest) setUnderstood(understands && { ...understands, adults: adultsIn(preferences) })
      })
    }
    const timer = setTimeout(() => void read(), PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [preferences, childAges, isBlank, pressed])

  const nothing = { heeded: [], unheeded: [], unread: [], namedOnly: [], adults: undefined }
  const { heeded, unheeded, unread, namedOnly, adults: told } = (isBlank ? undefined : understood) ?? nothing
  return (
    <section
      aria-live="polite"
      aria-label="What is understood of your preferences"
      className="mt-2.5 space-y-2 empty:mt-0"
    >
      {heeded.length > 0 && (
        <ul aria-label="Will be heeded" className="flex flex-wrap gap-1.5">
          {heeded.map((label) => (
            <li key={label}>
              <Badge tone="accent">
                <Check aria-hidden="true" />
                {label}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {told !== undefined && told !== Number(adults) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="flex items-center gap-1.5">
            <Users aria-hidden="true" className="size-4 shrink-0" />
            Your wishes say {countOf(told, 'adult')}
          </span>
          <Button variant="soft" className="!px-3" onClick={() => onAdults(told)}>
            Plan for {told}
          </Button>
        </p>
      )}
      {unheeded.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-muted">
          <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>Understood, but not in the hands of the guide: {unheeded.join(', ')}</span>
        </p>
      )}
      {namedOnly.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-muted [overflow-wrap:anywhere]">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            Looked for among the guide’s places and dishes once you plan: <bdi>{quoted(namedOnly)}</bdi>
          </span>
        </p>
      )}
      {unread.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-muted [overflow-wrap:anywhere]">
          <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            Not understood, so the guide cannot heed it: <bdi>{quoted(unread)}</bdi>
          </span>
        </p>
      )}
    </section>
  )
}
