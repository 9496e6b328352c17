import { useEffect, useState } from 'react'
import { useOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

function Unreachable({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <Card>
      <h2 className="text-xl">How you sign in, and notifications</h2>
      <p className="mt-1 text-muted">Changing them needs a connection.</p>
      {onRetry && (
        <Button variant="secondary" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Card>
  )
}

/** Kept on no device: without a network they could do nothing. */
const loadCards = async () => {
  const [{ SignInMethods }, { PushSettings }] = await Promise.all([
    import('./sign-in-methods.tsx'),
    import('./push-settings.tsx'),
  ])
  return { SignInMethods, PushSettings }
}

/** By which ways somebody gets in, and whether this device is told of things. */
export function OnlineCards() {
  const online = useOnline()
  const [cards, setCards] = useState<Awaited<ReturnType<typeof loadCards>>>()
  const [hasFailed, setFailed] = useState(false)
  const isLoading = online && cards === undefined && !hasFailed

  useEffect(() => {
    if (!isLoading) return undefined
    let isShown = true
    loadCards().then(
      (loaded) => isShown && setCards(loaded),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [isLoading])

  useEffect(() => {
    // What could not be fetched on the way out of a network is asked for again on the way in.
    const forget = (): void => setFailed(false)
    addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [])

  if (isLoading) return <Skeleton className="h-96" />
  if (cards === undefined) return <Unreachable onRetry={online ? () => setFailed(false) : undefined} />
  // They stay without a network, and with them an open dialog and what was typed there.
  return (
    <>
      {!online && <p className="text-muted">Changing how you sign in, and notifications, needs a connection.</p>}
      <cards.SignInMethods />
      <cards.PushSettings />
    </>
  )
}
