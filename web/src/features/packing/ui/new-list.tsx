import type { PackingRequest } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { PACKING_LISTS_PATH } from '../../../config/paths.ts'
import { focusFirstFault } from '../../../shared/forms/form-faults.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Card } from '../../../ui/card.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { ComingPacking } from '../model/coming-packing.ts'
import type { ListDraft } from '../model/list-draft.ts'
import { prepareGuide, makeList } from '../model/make-list.ts'
import { PACKING_FIELDS, packingResolver, type PackingFields } from '../model/packing-fields.ts'
import { ComingPackingCards } from './coming-packing.tsx'
import { PackingForm } from './packing-form.tsx'
import { CalendarRange, CloudSun, ListChecks, WifiOff } from 'lucide-react'
import { PointsCard } from '../../../ui/points-card.tsx'

const POINTS = [
  { Icon: CloudSun, name: 'The usual weather there', detail: 'For the months of your trip, by day and by night' },
  { Icon: CalendarRange, name: 'How long you are away', detail: 'Quantities for every day, or with a wash on the way' },
  { Icon: ListChecks, name: 'What you are going to do', detail: 'From hiking boots to a smart evening outfit' },
  { Icon: WifiOff, name: 'No signal needed', detail: 'Make your list and tick it off in the basement, too' },
]

/** Explains what a list considers. */
function WhatIsConsidered() {
  return <PointsCard heading="What your list considers" points={POINTS} />
}

interface NewListProps {
  trip: Trip | undefined
  coming: readonly ComingPacking[]
  startWith: PackingFields
  /** Whether the list is made of it without a press. The form is left if that fails. */
  atOnce: boolean
  /** Called with the list to save. */
  onMade: (draft: ListDraft, request: PackingRequest) => void
}

/** The form; the guide generates the list in the browser, with or without a network. */
export function NewList({ trip, coming, startWith, atOnce, onMade }: NewListProps) {
  const [generating, setGenerating] = useState(false)
  const form = useForm<PackingFields, unknown, PackingRequest>({
    resolver: packingResolver,
    defaultValues: startWith,
    shouldFocusError: false,
  })
  useEffect(prepareGuide, [])
  useUnsavedInput(form.formState.isDirty)

  async function generate(request: PackingRequest): Promise<void> {
    setGenerating(true)
    try {
      onMade(await makeList(request, trip), request)
    } catch (error) {
      reportError(error, 'making a packing list')
      form.setError('root', { message: 'Failed to generate packing list' })
      setGenerating(false)
    }
  }

  const submit = () => {
    if (!generating) void form.handleSubmit(generate, focusFirstFault(form, PACKING_FIELDS))()
  }
  const isAsked = useRef(!atOnce)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    submit()
  })

  return (
    <>
      <PageHeader
        compact
        title="Packing Assistant"
        description="Say where you are going and for how long. You get a list with quantities and reasons, ready to tick off."
        actions={
          <Link
            to={PACKING_LISTS_PATH}
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            Your lists
          </Link>
        }
      />
      <ComingPackingCards coming={coming} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <Card>
          <PackingForm form={form} generating={generating} onSubmit={submit} />
        </Card>
        <div className="lg:sticky lg:top-6">
          <WhatIsConsidered />
        </div>
      </div>
    </>
  )
}
