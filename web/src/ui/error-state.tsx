import { RotateCw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Compass } from './compass.tsx'
import { useHasNetwork } from './has-network.ts'
import { Reference } from './reference.tsx'

interface ErrorStateProps {
  title?: string
  description?: ReactNode
  onRetry: () => void
}

/** Shown where something could not be loaded, with a button to retry, which is marked without a network. */
export function ErrorState({
  title = 'Something went wrong',
  description = 'This part could not be loaded. Your data is safe.',
  onRetry,
}: ErrorStateProps) {
  const online = useHasNetwork()
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <Compass className="mb-6 w-28" />
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-muted">{description}</p>
      <Reference of={description} />
      <Button variant="secondary" className="mt-6" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
        {/* It can be pressed all the same: some parts are on the device. */}
        {!online && (
          <>
            <WifiOff aria-hidden="true" />
            <span className="sr-only"> (you are offline)</span>
          </>
        )}
      </Button>
    </div>
  )
}
