import { SIGNED_IN_KEY } from '../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

/** Whether somebody is signed in on this device. It only decides which app starts and grants nothing. */
export const hasSignedInHint = (): boolean => readLocal(SIGNED_IN_KEY) !== null

export const setSignedInHint = (): void => writeLocal(SIGNED_IN_KEY, '1')

export const clearSignedInHint = (): void => writeLocal(SIGNED_IN_KEY, null)
