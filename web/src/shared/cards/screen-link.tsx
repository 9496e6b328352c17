import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from '../navigation/navigation.ts'

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Navigation state for the target screen. */
  state?: unknown
}

/** Other clicks are left to the browser: new tab, new window, download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to another screen, for screens that are open to visitors. */
export function ScreenLink({ to, state, children, ...props }: ScreenLinkProps) {
  const { go } = useNavigation()
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(to, { state })
      }}
    >
      {children}
    </a>
  )
}
