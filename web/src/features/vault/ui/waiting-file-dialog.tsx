import { ExternalLink } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { dismissWaiting, openWaiting, useWaitingFile } from '../data/view-document.ts'

/** Shown if the browser blocked the tab for a document because the click was too long ago. */
export function WaitingFileDialog() {
  const waiting = useWaitingFile()
  if (waiting === undefined) return null
  return (
    <Dialog
      open
      onOpenChange={dismissWaiting}
      title="Your document is ready"
      description="This browser did not open a new tab by itself."
      footer={
        <Button onClick={openWaiting}>
          <ExternalLink aria-hidden="true" />
          Open it
        </Button>
      }
    />
  )
}
