import { paths } from '../config/paths.ts'
import { useUpdatePhase } from '../shared/pwa/app-update.ts'
import { useInstallOffer } from '../shared/pwa/install-prompt.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { UpdatePrompt } from './update-prompt.tsx'
import { lazyPart, Nothing } from '../ui/lazy-part.tsx'

// Loaded lazily, because most visits never show it.
// If this code cannot be loaded (offline), the offer is made another time.
const LazyInstallPrompt = lazyPart(async () => (await import('./install-prompt.tsx')).InstallPrompt, {
  Missing: Nothing,
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
      {phase === 'none' && how !== undefined && CALM.includes(pathname) && <LazyInstallPrompt how={how} />}
    </div>
  )
}
