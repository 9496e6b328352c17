import { describe, expect, test } from 'vitest'
import { localStackAt, parseFirebaseConfig } from './env.ts'

describe('the local stack', () => {
  test('is on the ports after that of the page', () => {
    expect(localStackAt('6000', undefined)).toEqual({ auth: 6001, firestore: 6002, storage: 6003 })
  })

  test('is told by its own port to a page of the dev server', () => {
    expect(localStackAt('6010', '6000')).toEqual({ auth: 6001, firestore: 6002, storage: 6003 })
  })
})

describe('the Firebase config', () => {
  test('is read from JSON', () => {
    const config = { apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' }
    expect(parseFirebaseConfig(JSON.stringify(config))).toEqual(config)
  })

  test('is refused when it lacks the key or the project', () => {
    expect(() => parseFirebaseConfig('{"apiKey":"k"}')).toThrow('projectId')
    expect(() => parseFirebaseConfig('nonsense')).toThrow(SyntaxError)
  })
})
