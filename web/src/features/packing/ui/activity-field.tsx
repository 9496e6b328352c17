import { PACKING_ACTIVITIES, type PackingActivity } from '@waymark/contract/packing/packing-list'
import { Briefcase, Building2, Camera, Footprints, Utensils, Waves, type LucideIcon } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CHOICE_CLASS, CHOICE_CONTROL_CLASS } from '../../../ui/control-class.ts'

const ACTIVITIES: Record<PackingActivity, { readonly label: string; readonly Icon: LucideIcon }> = {
  beach: { label: 'Beach', Icon: Waves },
  hiking: { label: 'Hiking', Icon: Footprints },
  city: { label: 'City tours', Icon: Building2 },
  photography: { label: 'Photography', Icon: Camera },
  dining: { label: 'Fine dining', Icon: Utensils },
  business: { label: 'Business', Icon: Briefcase },
}

export function ActivityField({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-2 text-[0.9375rem] font-semibold">
        Activities
        <span className="text-sm font-normal text-muted">optional</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2.5">
        {PACKING_ACTIVITIES.map((activity) => {
          const { label, Icon } = ACTIVITIES[activity]
          return (
            <label key={activity} className={CHOICE_CLASS}>
              <input {...registration} type="checkbox" value={activity} className={CHOICE_CONTROL_CLASS} />
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
