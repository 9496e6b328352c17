import type { VaultDocument } from '@waymark/contract/vault/document'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../../ui/button-class.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { addressOf, forget } from '../data/opened-files.ts'
import { readDocument, toastNotOpened } from '../data/view-document.ts'

/** Keeps the screen on until the returned function is called, if the browser supports it. */
function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  // Refused when the battery is low; the screen then turns off as usual.
  const lock = navigator.wakeLock.request('screen').catch(() => undefined)
  return () => void lock.then((held) => held?.release())
}

interface FullScreenImageProps {
  document: VaultDocument
  name: string
  onClose: () => void
}

/** Shows an image such as a boarding pass full-screen, on white for scanners, and keeps the screen on. */
export function FullScreenImage({ document, name, onClose }: FullScreenImageProps) {
  const focusReturn = useFocusReturn()
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    let isGone = false
    let shown: string | undefined
    async function show(): Promise<void> {
      try {
        const { blob } = await readDocument(document)
        if (isGone) return
        shown = addressOf(blob, 'screen')
        setUrl(shown)
      } catch (error) {
        toastNotOpened(error)
        if (!isGone) onClose()
      }
    }
    void show()
    return () => {
      isGone = true
      if (shown !== undefined) forget(shown)
    }
  }, [document, onClose])

  useEffect(stayAwake, [])

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex items-center justify-center bg-[#fff] text-[#000]"
        >
          <Radix.Title className="sr-only">{name}</Radix.Title>
          {url === undefined ? (
            <output>
              <Spinner className="size-8" />
              <span className="sr-only">Opening the document</span>
            </output>
          ) : (
            <img src={url} alt={name} className="max-h-full max-w-full object-contain" />
          )}
          <Radix.Close
            aria-label="Close"
            className={buttonClass(
              'secondary',
              'icon',
              'absolute top-4 right-4 mt-safe-top mr-safe-right shadow-lifted',
            )}
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
