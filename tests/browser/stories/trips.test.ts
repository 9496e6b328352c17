import { setTimeout } from 'node:timers/promises'
import { adminFirestore } from '../../api/support/stack.ts'
import { soon } from '../../api/support/trips.ts'
import { serverLines, storeListOf } from '../../e2e/packing-page.ts'
import { newAccount, type Device } from '../device.ts'
import { expect, test } from '../story.ts'

const QUIET_MS = 3_000

const dashboardTab = (text: string) => ({ role: 'tab', text }) as const
const tick = (name: string) => ({ role: 'checkbox', name }) as const

/** Changes that are being kept and can no longer be given up, as Firestore makes them, and one that does not end. */
const WRITES_WHEN_LEFT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('story')
  opening.onerror = () => reject(opening.error)
  opening.onupgradeneeded = () => ['ending', 'endless'].forEach((name) => opening.result.createObjectStore(name))
  opening.onsuccess = () => {
    const begin = (name) => opening.result.transaction(name, 'readwrite')
    addEventListener('beforeunload', () => {
      for (let index = 0; index < 50; index++) {
        const ending = begin('ending')
        ending.objectStore('ending').put('x'.repeat(500_000), index)
        ending.commit()
      }
      const endless = begin('endless').objectStore('endless')
      const goOn = () => (endless.put('x', 0).onsuccess = goOn)
      goOn()
    })
    resolve(true)
  }
})`

const READS = `new Promise((resolve) => {
  const opening = indexedDB.open('story')
  opening.onsuccess = () => {
    const reading = opening.result.transaction(['ending', 'endless'])
    reading.objectStore('endless').count().onsuccess = () => resolve(true)
  }
})`

/** As Firestore and Auth do within the first second after signing in; nobody ends it. */
const MAKES_WHEN_LEFT = `new Promise((resolve) => {
  const opening = indexedDB.open('made')
  opening.onupgradeneeded = () => {
    const made = opening.result.createObjectStore('endless')
    const goOn = () => (made.put('x', 0).onsuccess = goOn)
    goOn()
    resolve(true)
  }
})`

const OPENS = `new Promise((resolve) => {
  indexedDB.open('made').onsuccess = () => resolve(true)
})`

const titlesOf = async (uid: string) =>
  (await adminFirestore.collection('packingLists').where('userId', '==', uid).get()).docs.map((list) =>
    String(list.get('title')),
  )

async function planLisbon(person: Device): Promise<void> {
  await person.open('/plan')
  await person.fill('Flying From', 'Berlin')
  await person.fill('Destination', 'Lisbon')
  await person.fill('Check-in', soon(30))
  await person.fill('Check-out', soon(36))
  await person.choose(/^Budget Range/, '$1,000 - $2,500')
  await person.click({ role: 'radio', name: /^Culture/ })
  await person.click({ role: 'button', name: 'Generate AI Itinerary' })
}

test('a trip is planned, and another device sees its days arrive', async ({ device }) => {
  const account = await newAccount()
  const [person, other] = [await device(), await device()]
  await other.signIn(account)
  await other.sees({ role: 'link', text: 'Plan a Trip' })
  await person.signIn(account)
  await person.sees({ role: 'link', text: 'Plan a Trip' })
  await planLisbon(person)
  await other.sees({ text: /^Day 1: / })
  await person.isAt(/^\/dashboard/)
  for (const each of [person, other]) {
    await each.sees(dashboardTab('AI Trip Plans (1)'))
    await each.sees({ role: 'listitem', text: /7 days/ })
  }
})

test('a packing list is made and saved', async ({ device }) => {
  const account = await newAccount()
  const person = await device()
  await person.signIn(account, '/packing-assistant')
  await person.fill('Destination', 'Oslo')
  await person.fill('Start Date', soon(40))
  await person.fill('End Date', soon(49))
  await person.choose(/^Trip Type/, 'City Break')
  await person.click({ role: 'button', name: 'Generate Packing List' })
  await person.sees({ role: 'title', text: 'Oslo - City Break' })
  await person.isAt(/list=/)
  await expect.poll(() => titlesOf(account.uid), { timeout: 120_000 }).toEqual(['Oslo - City Break'])
  await person.open('/dashboard')
  await person.sees(dashboardTab('Packing Lists (1)'))
})

test('pages that are loaded one after the other show what the server has', async ({ device }) => {
  const account = await newAccount()
  const listId = await storeListOf(account.uid, ['Anorak'], { title: 'For the fjord' })
  const person = await device()
  await person.signIn(account)
  await person.click(dashboardTab('Packing Lists (1)'))
  await person.sees({ role: 'link', text: 'For the fjord' })
  // WebKit keeps a quiet page for the way back, and what it keeps must not hold up the next.
  await setTimeout(QUIET_MS)
  await person.open(`/packing-assistant?list=${listId}`)
  await person.sees(tick('Anorak'))
  await setTimeout(QUIET_MS)
  await adminFirestore.doc(`packingLists/${listId}`).update({ title: 'For the coast' })
  await person.open('/dashboard?tab=packing')
  await person.sees({ role: 'link', text: 'For the coast' })
})

test('a page that is left while it makes a database holds up no other', async ({ device }) => {
  const person = await device()
  await person.signIn(await newAccount())
  await person.window.evaluate(MAKES_WHEN_LEFT)
  await person.open('/dashboard?tab=packing')
  await person.until('the database that the page before was making can be opened', OPENS)
  await person.sees(dashboardTab('Packing Lists (0)'))
})

test('a page that is left in the midst of writing holds up no other', async ({ device }) => {
  const person = await device()
  await person.signIn(await newAccount())
  await person.window.evaluate(WRITES_WHEN_LEFT)
  await person.open('/dashboard?tab=packing')
  await person.until('what the page before was writing to answers', READS)
})

test('items are ticked without a network, and sent when it is back', async ({ device, front }) => {
  const account = await newAccount()
  const listId = await storeListOf(account.uid, ['Anorak', 'Book', 'Candle'], { title: 'For the fjord' })
  const person = await device()
  await person.signIn(account, `/packing-assistant?list=${listId}`)
  await person.click(tick('Anorak'))
  await expect.poll(() => serverLines(listId), { timeout: 120_000 }).toEqual(['Anorak ✓', 'Book', 'Candle'])
  await front.cut()
  await person.click(tick('Book'))
  await person.sees({ role: 'checkbox', name: 'Book', css: ':is(:checked, [aria-checked=true])' })
  await person.click(tick('Anorak'))
  await person.sees({ role: 'checkbox', name: 'Anorak', css: ':not(:checked, [aria-checked=true])' })
  await front.restore()
  await expect.poll(() => serverLines(listId), { timeout: 120_000 }).toEqual(['Anorak', 'Book ✓', 'Candle'])
})

test('the app starts anew without a network, with what was seen before', async ({ device, front }) => {
  const account = await newAccount()
  const listId = await storeListOf(account.uid, ['Anorak', 'Book'], { title: 'For the fjord' })
  const person = await device({ installs: true })
  // No part of the dashboard: only the service worker asks for it, and asks again.
  front.failOnce(/^\/assets\/vault-dialogs-/)
  await person.signIn(account)
  await person.click(dashboardTab('Packing Lists (1)'))
  await person.sees({ role: 'link', text: 'For the fjord' })
  await person.keepsApp()
  await front.cut()
  await person.window.restart()
  await person.open('/dashboard?tab=packing')
  await person.sees({ role: 'link', text: 'For the fjord' })
  await person.open(`/packing-assistant?list=${listId}`)
  await person.click(tick('Book'))
  await person.sees({ role: 'checkbox', name: 'Book', css: ':is(:checked, [aria-checked=true])' })
  await front.restore()
  await expect.poll(() => serverLines(listId), { timeout: 120_000 }).toEqual(['Anorak', 'Book ✓'])
})
