/** Unsubscribes the browser from push when signing out, and removes shown notifications and the app badge. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration !== undefined && 'pushManager' in registration) {
    const subscription = await registration.pushManager.getSubscription()
    await subscription?.unsubscribe()
  }
  if (registration !== undefined && 'getNotifications' in registration)
    for (const shown of await registration.getNotifications()) shown.close()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge()
}
