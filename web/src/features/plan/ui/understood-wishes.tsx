import { countOf, listed } from '@waymark/domain/wording'
import { Check, CircleHelp, MapPin, Users } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import type { Wishes } from '@waymark/planner/wishes'
import { adultsIn } from '@waymark/planner/wishes/adults'
import { agesOfChildren, type PlanFields } from '../../../shared/forms/plan-fields.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

/** Who travels, as far as the text tells it. */
interface ToldParty {
  readonly adults?: number
  readonly childAges?: readonly number[]
}

type Understood = Pick<Wishes, 'heeded' | 'unheeded' | 'unread' | 'namedOnly'> & { party: ToldParty }

/** Lazy, because the vocabulary of nine languages is large. */
async function loadWishes() {
  const [{ wishesOf }, { ALLERGY }] = await Promise.all([
    import('@waymark/planner/wishes'),
    import('@waymark/planner/wishes/unread'),
  ])
  return (input: Parameters<typeof wishesOf>[0]): Understood => {
    const { heeded, unheeded, unread, namedOnly, childAges: used } = wishesOf(input)
    // What the form tells of children comes before the text.
    const childAges = input.childAges === undefined ? used : wishesOf({ preferences: input.preferences }).childAges
    const adults = adultsIn(input.preferences ?? '')
    const allergies = unread.filter((part) => ALLERGY.test(part))
    // Others may be among the places and dishes of where one goes, which the plan looks up: what becomes of them is said there.
    const others = unread.filter((part) => !allergies.includes(part))
    const party = { ...(adults !== undefined && { adults }), ...(childAges.length > 0 && { childAges }) }
    return { heeded, unheeded, unread: allergies, namedOnly: [...namedOnly, ...others], party }
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

const inOrder = (ages: readonly number[]): string => ages.toSorted((a, b) => a - b).join()

/** What the text tells and the form does not have; undefined if that is nothing. */
function newIn({ adults, childAges }: ToldParty, entered: number, ages: readonly number[]): ToldParty | undefined {
  const told = {
    ...(adults !== undefined && adults !== entered && { adults }),
    ...(childAges !== undefined && inOrder(childAges) !== inOrder(ages) && { childAges }),
  }
  return Object.keys(told).length === 0 ? undefined : told
}

/** '2 adults, children 4 and 7' */
const partyIn = ({ adults, childAges }: ToldParty): string =>
  [
    ...(adults === undefined ? [] : [countOf(adults, 'adult')]),
    ...(childAges === undefined
      ? []
      : [`${childAges.length === 1 ? 'a child of' : 'children'} ${listed(childAges.map(String))}`]),
  ].join(', ')

interface UnderstoodWishesProps {
  control: Control<PlanFields, unknown, TripPlanRequest>
  /** Takes over who travels, as the wishes tell it. */
  onParty: (party: ToldParty) => void
}

/** Shows which preferences are understood and which are not, while typing. Works offline. */
export function UnderstoodWishes({ control, onParty }: UnderstoodWishesProps) {
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
        if (isLatest) setUnderstood(understands)
      })
    }
    const timer = setTimeout(() => void read(), PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [preferences, childAges, isBlank, pressed])

  const nothing = { heeded: [], unheeded: [], unread: [], namedOnly: [], party: {} }
  const { heeded, unheeded, unread, namedOnly, party } = (isBlank ? undefined : understood) ?? nothing
  const told = newIn(party, Number(adults), agesOfChildren(childAges))
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
      {told !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">Your wishes tell who travels.</span>
          <Button variant="soft" className="!px-3 text-sm" onClick={() => onParty(told)}>
            <Users aria-hidden="true" />
            Use: {partyIn(told)}
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
