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

/** Not cached for offline, where they are useless. */
const loadCards = async () => {
  const [{ SignInMethods }, { PushSettings }] = await Promise.all([
    import('./sign-in-methods.tsx'),
    import('./push-settings.tsx'),
  ])
  return { SignInMethods, PushSettings }
}

/** Sign-in methods and push settings. */
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
    // Loads again after reconnecting.
    const forget = (): void => setFailed(false)
    addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [])

  if (isLoading) return <Skeleton className="h-96" />
  if (cards === undefined) return <Unreachable onRetry={online ? () => setFailed(false) : undefined} />
  // Kept when the network is lost, with open dialogs and their input.
  return (
    <>
      {!online && <p className="text-muted">Changing how you sign in, and notifications, needs a connection.</p>}
      <cards.SignInMethods />
      <cards.PushSettings />
    </>
  )
}
