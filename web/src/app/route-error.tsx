import { useRevalidator, useRouteError } from 'react-router-dom'
import { ScreenError } from './screen-error.tsx'

/** The router shows it instead of a screen that has crashed. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <ScreenError error={error} onRetry={() => void revalidate()} />
}
