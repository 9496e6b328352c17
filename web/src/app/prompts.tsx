import { paths } from '../config/paths.ts'
import { useUpdatePhase } from '../platform/app-update.ts'
import { useInstallOffer } from '../platform/install-prompt.ts'
import { useNavigation } from '../platform/navigation.ts'
import { InstallPrompt } from './install-prompt.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

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
      {phase === 'none' && how !== undefined && CALM.includes(pathname) && <InstallPrompt how={how} />}
    </div>
  )
}
