import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'

interface TabsState {
  readonly id: string
  /** Value of the open tab. */
  readonly value: string
  readonly choose: (value: string) => void
}

const TabsContext = createContext<TabsState>({ id: '', value: '', choose: () => undefined })

interface TabsProps extends ComponentProps<'div'> {
  value: string
  onValueChange: (value: string) => void
}

/** Tabs of which one panel is shown. Written here because visitors' screens have tabs and Radix's weigh 10 kB. */
export function Tabs({ value, onValueChange, ...props }: TabsProps) {
  const id = useId()
  return (
    <TabsContext value={{ id, value, choose: onValueChange }}>
      <div {...props} />
    </TabsContext>
  )
}

/** Index of the tab that a key moves to from `index` of `count`; wraps around. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Arrow keys choose the next tab; the Tab key leaves the row. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = indexAfter(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
  tabs[next]?.click()
}

const triggerId = (id: string, value: string): string => `${id}-trigger-${value}`
const panelId = (id: string, value: string): string => `${id}-panel-${value}`

/** Columns of equal width with the icon above the name: side by side, the row would not fit. */
const ON_PHONES =
  'max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:*:flex-col max-sm:*:gap-1 max-sm:*:px-1 max-sm:*:py-2 max-sm:*:whitespace-normal max-sm:*:text-balance max-sm:*:[overflow-wrap:anywhere] max-[20rem]:grid-flow-row'

/** As high as a button and no wider than its names, which have two lines on phones. */
const COMPACT =
  'flex max-sm:*:px-3 max-sm:*:py-0 max-sm:*:text-sm max-sm:*:leading-[1.15] max-sm:*:whitespace-normal max-sm:*:text-balance'

interface TabListProps extends ComponentProps<'div'> {
  /** For a row that is shared with buttons. */
  compact?: boolean
}

/** The row of tabs; scrolls sideways if it does not fit. */
export function TabList({ className, compact = false, ...props }: TabListProps) {
  const row = useRef<HTMLDivElement>(null)
  const { id, value } = useContext(TabsContext)

  // Scrolls the open tab into view, in the next frame: measuring here would force a layout of the whole page.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const open = document.getElementById(triggerId(id, value))
      if (row.current === null || open === null) return
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [id, value])

  return (
    <div
      ref={row}
      className={classNames(
        'relative overflow-x-auto py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1',
        compact ? 'max-sm:flex-1' : '-mx-4 px-4',
      )}
    >
      <div
        {...props}
        role="tablist"
        tabIndex={-1}
        onKeyDown={moveByKey}
        className={classNames(
          compact ? COMPACT : ON_PHONES,
          'gap-1 rounded-2xl bg-sunken sm:inline-flex sm:min-w-max',
          compact ? 'w-fit sm:p-0.5' : 'p-1.5',
          className,
        )}
      />
    </div>
  )
}

interface TabProps {
  value: string
  icon?: ReactNode
  children: ReactNode
}

export function Tab({ value, icon, children }: TabProps) {
  const tabs = useContext(TabsContext)
  const isOpen = value === tabs.value
  return (
    <button
      type="button"
      role="tab"
      id={triggerId(tabs.id, value)}
      aria-selected={isOpen}
      aria-controls={panelId(tabs.id, value)}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => {
        if (!isOpen) tabs.choose(value)
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card [&_svg]:size-[1.15em]"
    >
      {icon}
      {children}
    </button>
  )
}

export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const tabs = useContext(TabsContext)
  const isOpen = value === tabs.value
  return (
    <div
      role="tabpanel"
      id={panelId(tabs.id, value)}
      aria-labelledby={triggerId(tabs.id, value)}
      hidden={!isOpen}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the next stop after the row, as its pattern says
      tabIndex={0}
      className={classNames('pt-6', className)}
    >
      {isOpen && children}
    </div>
  )
}
