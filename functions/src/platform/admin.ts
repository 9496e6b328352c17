import { getApps, initializeApp, type App } from 'firebase-admin/app'

/** The one app of firebase-admin, made at first use. Credentials and emulator hosts come from the environment. */
export const adminApp = (): App => getApps()[0] ?? initializeApp()
