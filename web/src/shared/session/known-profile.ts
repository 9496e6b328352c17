import { FIRST_NAME_KEY } from '../../config/storage-keys.ts'
import type { User } from '@waymark/contract/users/user'
import { create } from 'zustand'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/** Owns what the server last told: the first name, kept on the device so that the greeting works offline, and the currency. */
interface KnownProfile {
  readonly firstName: string | null
  /** ISO 4217; null as long as the server has not told it. */
  readonly currency: string | null
}

const useStore = create<KnownProfile>()(() => ({ firstName: readLocal(FIRST_NAME_KEY), currency: null }))

export const useFirstName = (): string | null => useStore((state) => state.firstName)

export const useOwnCurrency = (): string | null => useStore((state) => state.currency)

export function rememberProfile({ firstName, currency }: Pick<User, 'firstName' | 'currency'>): void {
  writeLocal(FIRST_NAME_KEY, firstName)
  useStore.setState({ firstName, currency })
}
