import { Sparkles } from 'lucide-react'
import { postponeUpdate, takeUpdate, type useUpdatePhase } from '../shared/pwa/app-update.ts'
import { useHasUnsavedInput } from '../shared/navigation/unsaved-input.ts'
import { Button } from '../ui/button.tsx'
import { Prompt } from './prompt.tsx'

const TEXTS = {
  ready: { title: 'A new version is ready', description: 'Reload to use it. You stay where you are.' },
  taken: {
    title: 'Waymark was updated in another tab',
    description: 'Reload to use the new version here, too.',
  },
} as const

/** Offers a newer version of the app. While a form holds unsaved input it says so, and cannot be accepted. */
export function UpdatePrompt({ phase }: { phase: Exclude<ReturnType<typeof useUpdatePhase>, 'none'> }) {
  const unsaved = useHasUnsavedInput()
  const { title, description } = TEXTS[phase]
  return (
    <Prompt
      title={title}
      description={unsaved ? 'What you are entering is not saved yet. Finish it first, then reload.' : description}
      icon={<Sparkles />}
      actions={
        <>
          <Button disabled={unsaved} onClick={takeUpdate}>
            Reload
          </Button>
          <Button variant="ghost" onClick={postponeUpdate}>
            Later
          </Button>
        </>
      }
    />
  )
}
