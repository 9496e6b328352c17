import { getApps, initializeApp, type App } from 'firebase-admin/app'

/** The firebase-admin app, created on first use. Credentials and emulator hosts come from the environment. */
export const adminApp = (): App => getApps()[0] ?? initializeApp()
