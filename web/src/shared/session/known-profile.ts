import { CURRENCY_KEY, FIRST_NAME_KEY, FIRST_STEPS_KEY, HOME_CITY_KEY } from '../../config/storage-keys.ts'
import type { User } from '@waymark/contract/users/user'
import { create } from 'zustand'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/** The latest known profile data, persisted for the home screen when offline. */
interface KnownProfile {
  readonly firstName: string | null
  /** Whether the home screen shows the first steps. */
  readonly isNew: boolean
}

const useStore = create<KnownProfile>()(() => ({
  firstName: readLocal(FIRST_NAME_KEY),
  isNew: readLocal(FIRST_STEPS_KEY) !== null,
}))

export const useFirstName = (): string | null => useStore((state) => state.firstName)

export const useIsNew = (): boolean => useStore((state) => state.isNew)

/** The profile's location; empty if unknown. */
export const homeCity = (): string => readLocal(HOME_CITY_KEY) ?? ''

/** Height of their card, so that its space can be reserved without layout shift. */
export function expectFirstSteps(height: number): void {
  if (useStore.getState().isNew) writeLocal(FIRST_STEPS_KEY, String(height))
}

export function rememberProfile({
  firstName,
  hasSettledIn,
  currency,
  location,
}: Pick<User, 'firstName' | 'hasSettledIn' | 'currency' | 'location'>): void {
  const isNew = hasSettledIn !== true
  writeLocal(FIRST_NAME_KEY, firstName)
  writeLocal(CURRENCY_KEY, currency)
  writeLocal(HOME_CITY_KEY, location)
  writeLocal(FIRST_STEPS_KEY, isNew ? (readLocal(FIRST_STEPS_KEY) ?? '') : null)
  useStore.setState({ firstName, isNew })
}
