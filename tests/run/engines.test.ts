import { describe, expect, it } from 'vitest'
import { chooseEngines, MissingEngineError, projectOn, titleOn } from './engines.ts'

const FOUND = { jar: '/tools/firestore.jar', java: '/usr/bin/java' }
const MISSING = { missing: 'there is no java on the PATH' }

describe('the engines of a run', () => {
  it('are both for rules and conformance where Google’s is found', () => {
    const { each, single, summary } = chooseEngines(false, FOUND)
    expect({ each, single }).toEqual({ each: ['stand-in', 'google'], single: 'stand-in' })
    expect(summary).toContain('/tools/firestore.jar')
  })

  it('are the stand-in alone where it is not, and the output says why', () => {
    const { each, single, summary } = chooseEngines(false, MISSING)
    expect({ each, single }).toEqual({ each: ['stand-in'], single: 'stand-in' })
    expect(summary).toBe(
      "Firestore: the stand-in alone, and no differential test. Google's engine was not used: there is no java on the PATH.",
    )
  })

  it('are Google’s alone with --official', () => {
    expect(chooseEngines(true, FOUND)).toMatchObject({ each: ['google'], single: 'google' })
  })

  it('are missing with --official where Google’s is not found', () => {
    expect(() => chooseEngines(true, MISSING)).toThrow(MissingEngineError)
    expect(() => chooseEngines(true, MISSING)).toThrow(
      "Google's Firestore engine cannot be used: there is no java on the PATH.",
    )
  })
})

it('names say the engine', () => {
  expect([titleOn('rules', 'google'), titleOn('rules', 'stand-in')]).toEqual([
    'rules (Google’s engine)',
    'rules (stand-in)',
  ])
  expect([projectOn('rules', 'google'), projectOn('rules', 'stand-in')]).toEqual(['rules-google', 'rules'])
})
