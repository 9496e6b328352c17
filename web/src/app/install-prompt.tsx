import { Download, Share } from 'lucide-react'
import { dismissInstall, install } from '../shared/pwa/install-prompt.ts'
import { Button } from '../ui/button.tsx'
import { Prompt } from './prompt.tsx'

const TITLE = 'Keep Waymark at hand'

/** Opens the browser's own installation dialog. */
function BrowserPrompt() {
  return (
    <Prompt
      title={TITLE}
      description="Install it: your trips and packing lists open from the home screen, without a network too."
      icon={<Download />}
      actions={
        <>
          <Button onClick={() => void install()}>Install</Button>
          <Button variant="ghost" onClick={dismissInstall}>
            Not now
          </Button>
        </>
      }
    />
  )
}

/** Instructions for Safari on iPhone and iPad, where only the user can install an app. */
function ByHandHint() {
  return (
    <Prompt
      title={TITLE}
      description={
        <>
          Tap <Share aria-label="the share button" className="inline size-[1.15em] align-[-0.15em] text-accent" /> and
          choose ‘Add to Home Screen’: your trips and packing lists open without a network, too.
        </>
      }
      icon={<Download />}
      actions={
        <Button variant="secondary" onClick={dismissInstall}>
          Got it
        </Button>
      }
    />
  )
}

export function InstallPrompt({ how }: { how: 'prompt' | 'by-hand' }) {
  return how === 'prompt' ? <BrowserPrompt /> : <ByHandHint />
}
