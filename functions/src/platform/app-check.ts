import { getAppCheck } from 'firebase-admin/app-check'
import { adminApp } from './admin.ts'

/** Whether App Check made this token for this project, and it has not run out. */
export async function isOfTheApp(token: string): Promise<boolean> {
  try {
    await getAppCheck(adminApp()).verifyToken(token)
    return true
  } catch {
    return false
  }
}
