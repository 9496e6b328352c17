import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { paths } from '../config/paths.ts'
import { useUpdatePhase } from '../shared/pwa/app-update.ts'
import { useInstallOffer } from '../shared/pwa/install-prompt.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import type { InstallPrompt } from './install-prompt.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

// Loaded lazily, because most visits never show it.
const LazyInstallPrompt = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof InstallPrompt>> }> => {
  try {
    return { default: (await import('./install-prompt.tsx')).InstallPrompt }
  } catch {
    // If this code cannot be loaded (offline), the offer is made on another visit.
    return { default: () => null }
  }
})

/** Screens where nothing is in progress that an offer could interrupt. */
const CALM: readonly string[] = [paths.home, paths.dashboard]

/** Offers of the app itself, one at a time: a new version, or the installation. */
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
