import { CloudOff, CloudUpload, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '../shared/pwa/online.ts'
import { retryOutOfDate, useOutOfDate } from '../shared/live/out-of-date.ts'
import { useLasting } from '../shared/live/use-lasting.ts'
import { useUnsentChanges } from '../shared/live/unsent-changes.ts'
import { classNames } from '../ui/class-names.ts'

/** Time in ms after which a change that has not been sent yet is worth a message. */
const SLOW_MS = 2_000

const OUTDATED = 'Outdated?'

const LOOK = 'flex items-center bg-warning-soft font-semibold text-warning'
const SHORT = 'gap-1 rounded-full px-2 py-1 text-[0.8125rem]'

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)
const wait = (count: number): string => `${changes(count)} ${count === 1 ? 'waits' : 'wait'} to be sent`

/** Whether the unsent changes were held back by a missing connection. */
function useHeldBack(online: boolean, unsent: number): boolean {
  const [heldBack, setHeldBack] = useState(false)
  const next = online ? heldBack && unsent > 0 : true
  if (next !== heldBack) setHeldBack(next)
  return next
}

interface ConnectionStatusProps {
  /** A single word, for the narrow bar of a phone. Screen readers still get the whole sentence. */
  isShort?: boolean
}

/**
 * Shows that the device is offline, how many changes wait to be sent, when they are being sent, and that what is shown
 * may be out of date. It stays in view while the page is scrolled.
 */
export function ConnectionStatus({ isShort = false }: ConnectionStatusProps) {
  const online = useOnline()
  const unsent = useUnsentChanges()
  const heldBack = useHeldBack(online, unsent)
  const slow = useLasting(online && unsent > 0, SLOW_MS)

  const isOutOfDate = useOutOfDate() && online && unsent === 0

  let text: string | undefined
  if (!online) text = unsent === 0 ? 'You are offline' : `You are offline · ${wait(unsent)}`
  else if (unsent > 0 && heldBack) text = `Back online, sending ${changes(unsent)} …`
  else if (unsent > 0 && slow) text = wait(unsent)
  else if (isOutOfDate) text = 'What you see may be out of date.'

  const count = unsent > 0 && !online ? ` · ${unsent}` : ''
  const Icon = online && !isOutOfDate ? CloudUpload : CloudOff
  return (
    <output className="block min-w-0">
      {text !== undefined &&
        (isShort && isOutOfDate ? (
          // The whole of it is the button: beside the word, one of its own has no room next to the bell.
          <>
            <span className="sr-only">{text}</span>
            <button
              type="button"
              aria-label={`${OUTDATED} Try again`}
              className="flex min-h-11 min-w-11 items-center justify-center"
              onClick={retryOutOfDate}
            >
              <span className={classNames(LOOK, SHORT)}>
                <RotateCw aria-hidden="true" className="size-4 shrink-0" />
                <span className="max-[22rem]:hidden">{OUTDATED}</span>
              </span>
            </button>
          </>
        ) : (
          <span className={classNames(LOOK, isShort ? SHORT : 'mx-3 mb-1 gap-2 rounded-control px-3 py-2 text-sm')}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span className={isShort ? 'sr-only' : undefined}>{text}</span>
            {isShort && (
              <span aria-hidden="true" className="whitespace-nowrap">
                <span className="max-[22rem]:hidden">{online ? `${unsent} unsent` : 'Offline'}</span>
                {count}
              </span>
            )}
            {isOutOfDate && (
              <button
                type="button"
                aria-label="Try again"
                className="-my-3 -mr-3 ml-auto inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center"
                onClick={retryOutOfDate}
              >
                <RotateCw aria-hidden="true" className="size-4" />
              </button>
            )}
          </span>
        ))}
    </output>
  )
}
