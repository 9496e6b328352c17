import type { ComponentType } from 'react'
import { lazyModule, useLazyModule } from './lazy-module.ts'

/**
 * A dialog whose code is loaded when it is first opened; call it once, at the top of a file. If it cannot be loaded, a
 * toast says so, and the screen stays with everything that was typed.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = lazyModule(load, { isPrefetched: false })
  return function LazyDialog(props: Props) {
    const Dialog = useLazyModule(code, true, props.onClose)
    return Dialog && <Dialog {...props} />
  }
}
