import { Eye, EyeOff, MessageSquareText, Plus, User } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { countPacked, type ItemGroup } from '../model/item-groups.ts'
import type { ShownItems } from '../model/shown-items.ts'

const CHIP =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full px-3.5 @max-lg:px-3 text-sm font-semibold transition-colors [&_svg]:size-4'

/** In a narrow space icons say it, so that the categories are in sight. */
const WORDS = '@max-lg:sr-only'

interface ToggleProps {
  pressed: boolean
  onPress: () => void
  children: React.ReactNode
}

function Toggle({ pressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(CHIP, pressed ? 'bg-accent text-on-accent' : 'bg-sunken text-ink hover:bg-accent-soft')}
    >
      {children}
    </button>
  )
}

interface ChecklistBarProps {
  /** The filtered groups. */
  groups: readonly ItemGroup[]
  shown: ShownItems
  onShow: (shown: ShownItems) => void
  /** Whether the form for adding an item is open, where there is little room. */
  adding: boolean
  onAdding: () => void
  /** Whether reasons are shown, which are folded where there is little room; undefined if there are none. */
  reasons: boolean
  onReasons: (() => void) | undefined
  /** Whether the list has other members. */
  isShared: boolean
  onJump: (category: string) => void
}

/** Filters and jump links of a long list. Sticky at the top if there is room. */
export function ChecklistBar({
  groups,
  shown,
  onShow,
  adding,
  onAdding,
  reasons,
  onReasons,
  isShared,
  onJump,
}: ChecklistBarProps) {
  const { withoutPacked, ownOnly } = shown
  const Icon = withoutPacked ? Eye : EyeOff
  return (
    <div className="relative top-0 z-10 -mx-2 bg-surface in-[[role=dialog]]:top-0! [@media(min-height:30rem)]:sticky max-md:[@media(min-height:30rem)]:top-[calc(3.75rem+env(safe-area-inset-top,0px))]">
      <div className="fade-ends relative flex gap-2 overflow-x-auto px-2 py-2 [scrollbar-width:none]">
        <button
          type="button"
          aria-expanded={adding}
          onClick={onAdding}
          className={classNames(CHIP, 'border border-control @lg:hidden')}
        >
          <Plus aria-hidden="true" className={classNames(adding && 'rotate-45')} />
          <span className={WORDS}>{adding ? 'Close' : 'Add an item'}</span>
        </button>
        <Toggle pressed={withoutPacked} onPress={() => onShow({ ...shown, withoutPacked: !withoutPacked })}>
          <Icon aria-hidden="true" />
          <span className={WORDS}>Hide packed</span>
        </Toggle>
        {onReasons !== undefined && (
          <span className="contents in-[[role=dialog]]:hidden @lg:hidden">
            <Toggle pressed={reasons} onPress={onReasons}>
              <MessageSquareText aria-hidden="true" />
              <span className="sr-only">Show reasons</span>
            </Toggle>
          </span>
        )}
        {isShared && (
          <Toggle pressed={ownOnly} onPress={() => onShow({ ...shown, ownOnly: !ownOnly })}>
            <User aria-hidden="true" />
            <span className={WORDS}>Mine to pack</span>
          </Toggle>
        )}
        {groups.length > 1 && (
          <nav
            aria-label="Categories of the list"
            className="flex gap-2 border-l border-line pl-2 @max-lg:gap-0.5 @max-lg:pl-1"
          >
            {groups.map(({ category, items }) => (
              <button
                key={category}
                type="button"
                onClick={() => onJump(category)}
                className={classNames(CHIP, 'text-muted hover:bg-sunken hover:text-ink')}
              >
                <span className="sr-only">Go to </span>
                <bdi>{category}</bdi>
                <span aria-hidden="true" className="font-normal @max-lg:hidden">
                  {countPacked(items)}/{items.length}
                </span>
              </button>
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}
