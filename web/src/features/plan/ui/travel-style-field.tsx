import { TRAVEL_STYLES, type TravelStyle } from '@waymark/contract/trips/trip'
import {
  BriefcaseBusiness,
  Gem,
  Landmark,
  Mountain,
  Palmtree,
  PersonStanding,
  PiggyBank,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CHOICE_CLASS, CHOICE_CONTROL_CLASS } from '../../../ui/control-class.ts'
import { FieldError } from '../../../ui/field.tsx'

const ICONS: Record<TravelStyle, LucideIcon> = {
  Adventure: Mountain,
  Relaxation: Palmtree,
  Culture: Landmark,
  Business: BriefcaseBusiness,
  Family: Users,
  Solo: PersonStanding,
  Luxury: Gem,
  Budget: PiggyBank,
}

interface TravelStyleFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** Radio buttons styled as buttons, so that arrow keys work. */
export function TravelStyleField({ registration, error }: TravelStyleFieldProps) {
  const errorId = useId()
  const labelId = useId()
  return (
    <div
      role="radiogroup"
      className="@container"
      aria-labelledby={labelId}
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <p id={labelId} className="mb-1.5 text-[0.9375rem] font-semibold">
        Travel Style
      </p>
      <div className="flex flex-wrap gap-2.5 *:flex-[1_1_calc(50%-0.625rem)] @md:*:flex-[1_1_calc(25%-0.625rem)]">
        {TRAVEL_STYLES.map((style) => {
          const Icon = ICONS[style]
          return (
            <label key={style} className={`${CHOICE_CLASS} @md:gap-1.5 @md:px-2`}>
              <input {...registration} type="radio" value={style} className={CHOICE_CONTROL_CLASS} />
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {style}
            </label>
          )
        })}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
