import { FIRST_NAME_KEY } from '../../config/storage-keys.ts'
import type { User } from '@waymark/contract/users/user'
import { create } from 'zustand'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/** Owns the first name that the server last told, kept on the device so that the greeting works offline. */
interface KnownProfile {
  readonly firstName: string | null
}

const useStore = create<KnownProfile>()(() => ({ firstName: readLocal(FIRST_NAME_KEY) }))

export const useFirstName = (): string | null => useStore((state) => state.firstName)

export function rememberProfile({ firstName }: Pick<User, 'firstName'>): void {
  writeLocal(FIRST_NAME_KEY, firstName)
  useStore.setState({ firstName })
}
