import { readLocal, writeLocal } from './local-storage.ts'

const KEY = 'waymark:signed-in'

/** Whether somebody has signed in on this device and not out again. Decides which app starts; permits nothing. */
export const hasSignedInHint = (): boolean => readLocal(KEY) !== null

export const setSignedInHint = (): void => writeLocal(KEY, '1')

export const clearSignedInHint = (): void => writeLocal(KEY, null)
