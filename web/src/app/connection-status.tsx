import { CloudOff, CloudUpload } from 'lucide-react'
import { useOnline } from '../platform/online.ts'
import { useUnsentChanges } from '../platform/unsent-changes.ts'

const waiting = (count: number): string => (count === 1 ? '1 change waits' : `${count} changes wait`)

function textOf(online: boolean, unsent: number): string | undefined {
  if (online) return unsent === 0 ? undefined : `${waiting(unsent)} to be sent`
  return unsent === 0 ? 'You are offline' : `You are offline · ${waiting(unsent)} to be sent`
}

/** Says when the device is offline and how many changes wait to be sent. */
export function ConnectionStatus() {
  const online = useOnline()
  const text = textOf(online, useUnsentChanges())
  const Icon = online ? CloudUpload : CloudOff
  return (
    <output className="block">
      {text !== undefined && (
        <span className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm font-semibold text-warning">
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          {text}
        </span>
      )}
    </output>
  )
}
