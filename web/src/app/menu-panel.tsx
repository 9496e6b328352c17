import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { Brand } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import { Sidebar } from './sidebar.tsx'

/** The navigation menu that slides in on narrow screens. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  // The bottom bar opens this menu too, so focus must return to whichever button was used.
  const focusReturn = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil md:hidden" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(19rem,86vw)] animate-slide-in flex-col bg-surface pt-safe-top pb-safe-bottom pl-safe-left shadow-lifted short:overflow-y-auto md:hidden"
        >
          <div className="flex items-center justify-between py-2 pr-2 pl-5">
            <Radix.Title>
              <Brand />
            </Radix.Title>
            <Radix.Close aria-label="Close menu" className={buttonClass('ghost', 'icon')}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          <Sidebar replace />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
