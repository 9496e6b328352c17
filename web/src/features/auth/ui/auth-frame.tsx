import type { ReactNode } from 'react'
import { paths } from '../../../config/paths.ts'
import { Brand } from '../../../ui/brand.tsx'
import { Scene } from '../../../ui/scene.tsx'

interface AuthFrameProps {
  title: string
  description: ReactNode
  children: ReactNode
}

/** Layout of the sign-in and account recovery screens. */
export function AuthFrame({ title, description, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <a href={paths.home} aria-label="Waymark, start page" className="inline-flex min-h-11 items-center self-start">
          <Brand />
        </a>
        <div className="m-auto w-full max-w-sm py-10">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 mb-8 text-muted [overflow-wrap:anywhere]">{description}</p>
          {children}
        </div>
      </main>
      <div className="relative hidden overflow-hidden lg:block">
        <Scene name="Mountain" className="absolute inset-0 size-full" />
      </div>
    </div>
  )
}
