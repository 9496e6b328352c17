import { getAppCheck } from 'firebase-admin/app-check'
import { adminApp } from './admin.ts'

/** Whether this is a valid App Check token of this project. */
export async function isOfTheApp(token: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(token)
    return true
  } catch {
    return false
  }
}
