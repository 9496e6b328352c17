import type { Address, Navigation } from './navigation.ts'

/** A navigation that stays at one address: for the pages drawn by the build, and for tests. */
export const navigationAt = (address: Partial<Address> = {}): Navigation => ({
  address: { pathname: '/', search: '', hash: '', state: null, key: 'default', ...address },
  go: () => undefined,
  back: () => undefined,
  blockNavigation: () => () => undefined,
})
