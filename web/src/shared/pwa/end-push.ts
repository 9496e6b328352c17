/**
 * Has the browser told of nothing more for the user who was signed in, and takes away what it shows: notifications, and the number
 * on the app's icon. A browser that was never subscribed has nothing to end.
 */
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
