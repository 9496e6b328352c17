import type { User } from '@waymark/contract/users'
import { create } from 'zustand'
import { readLocal, writeLocal } from './local-storage.ts'

/** Owns the first name that the server last told, kept on the device so that the greeting works offline. */
interface KnownProfile {
  readonly firstName: string | null
}

const KEY = 'waymark:first-name'

const useStore = create<KnownProfile>()(() => ({ firstName: readLocal(KEY) }))

export const useFirstName = (): string | null => useStore((state) => state.firstName)

export function rememberProfile({ firstName }: Pick<User, 'firstName'>): void {
  writeLocal(KEY, firstName)
  useStore.setState({ firstName })
}
