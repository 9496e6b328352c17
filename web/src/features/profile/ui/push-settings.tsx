import { useEffect, useState } from 'react'
import { reportError } from '../../../shared/api/report-error.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { readPush, turnPushOff, turnPushOn, type PushState } from '../data/push.ts'

const WORDS: Readonly<Record<PushState, string>> = {
  on: 'This device tells you of confirmed bookings, of who joins your trips, and on the day before a trip starts.',
  off: 'Be told on this device of confirmed bookings, of who joins your trips, and on the day before a trip starts.',
  blocked: 'Your browser blocks notifications of Waymark. Allow them in its settings, then open this page again.',
  'unknown-browser':
    'This browser shows no notifications of Waymark. On an iPhone or iPad, add Waymark to the home screen first.',
  'off-here': 'Waymark sends no notifications here.',
}

/** Switches push notifications on this device on or off. */
export function PushSettings() {
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const [hasPressed, setPressed] = useState(false)

  useEffect(() => {
    let isShown = true
    async function look(): Promise<void> {
      try {
        const now = await readPush()
        if (isShown) setState(now)
      } catch (error) {
        reportError(error, 'looking whether this device is told of things')
        if (isShown) setState('off')
      }
    }
    void look()
    return () => {
      isShown = false
    }
  }, [])

  async function change(turn: () => Promise<PushState>): Promise<void> {
    setPressed(true)
    setBusy(true)
    try {
      setState(await turn())
    } catch (error) {
      toastFailure(error, 'Notifications could not be changed', 'Please try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card>
      <h2 className="text-xl">Notifications on this device</h2>
      {/* Only what a press has changed is read out: that the screen has looked is no news. */}
      <p aria-live={hasPressed ? 'polite' : 'off'} className="mt-1 text-muted">
        {state === undefined ? 'One moment …' : WORDS[state]}
      </p>
      {(state === 'on' || state === 'off') && (
        <Button
          variant="secondary"
          className="mt-4"
          pending={isBusy}
          onClick={() => void change(state === 'on' ? turnPushOff : turnPushOn)}
        >
          {state === 'on' ? 'Turn off notifications' : 'Turn on notifications'}
        </Button>
      )}
    </Card>
  )
}
