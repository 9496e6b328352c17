import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />
}

/** The row of tabs; scrolls sideways where it does not fit. */
export function TabList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <div className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-1">
      <Radix.List
        {...props}
        className={classNames('inline-flex min-w-max gap-1 rounded-2xl bg-sunken p-1.5', className)}
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
  return (
    <Radix.Trigger
      value={value}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-card [&_svg]:size-[1.15em]"
    >
      {icon}
      {children}
    </Radix.Trigger>
  )
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} className={classNames('pt-6', className)} />
}
