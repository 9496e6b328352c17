import { doc, getDoc, setDoc } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStandIn, type StandIn } from '../testing/stand-in.ts'

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function twice(a) { return a && a; }
    match /things/{id} { allow create: if request.resource.data.n == 1; allow get: if twice(true); }
  }
}`

let standIn: StandIn

beforeAll(async () => {
  standIn = await startStandIn({ rules: RULES })
})
afterAll(() => standIn.close())

it('the service says how many expressions a request has used', async () => {
  const used: unknown[] = []
  const stop = standIn.server.service.onJudgement((judgement) => used.push(judgement))
  const db = standIn.client('ann')
  await setDoc(doc(db, 'things/new'), { n: 1 })
  await getDoc(doc(db, 'things/new'))
  stop()
  expect(used).toEqual([
    { method: 'create', path: 'things/new', allowed: true, expressions: 6 },
    { method: 'get', path: 'things/new', allowed: true, expressions: 6 },
  ])
})
