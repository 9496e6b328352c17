import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { paths } from '../config/paths.ts'
import { useUpdatePhase } from '../shared/pwa/app-update.ts'
import { useInstallOffer } from '../shared/pwa/install-prompt.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import type { InstallPrompt } from './install-prompt.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

// Most people are offered it on another visit, if ever.
const LazyInstallPrompt = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof InstallPrompt>> }> => {
  try {
    return { default: (await import('./install-prompt.tsx')).InstallPrompt }
  } catch {
    // Without a network this part may be missing; there will be another time.
    return { default: () => null }
  }
})

/** Where nothing is under way that an offer could disturb. */
const CALM: readonly string[] = [paths.home, paths.dashboard]

/** What the app itself has to offer, one thing at a time: a newer version, or its installation. */
export function Prompts() {
  const phase = useUpdatePhase()
  const how = useInstallOffer()
  const { pathname } = useNavigation().address
  return (
    <div aria-live="polite">
      {phase !== 'none' && <UpdatePrompt phase={phase} />}
      {phase === 'none' && how !== undefined && CALM.includes(pathname) && (
        <Suspense fallback={null}>
          <LazyInstallPrompt how={how} />
        </Suspense>
      )}
    </div>
  )
}
