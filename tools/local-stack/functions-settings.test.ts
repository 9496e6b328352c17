import { readFileSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { secretEnvironment, keyIn, writeParams } from './functions-settings.ts'
import { ROOT } from './paths.ts'

describe('the key in functions/.secret.local', () => {
  it.each([
    ['GEMINI_API_KEY=AQ.abc-1_2', 'AQ.abc-1_2'],
    ['OTHER=1\n# a comment\n  GEMINI_API_KEY = "AQ.abc"\r\n', 'AQ.abc'],
    ["GEMINI_API_KEY='AQ.abc'", 'AQ.abc'],
    ['GEMINI_API_KEY=', undefined],
    ['# GEMINI_API_KEY=AQ.abc', undefined],
    ['MY_GEMINI_API_KEY=AQ.abc', undefined],
    ['', undefined],
  ])('in %j is %j', (text, key) => {
    expect(keyIn(text)).toBe(key)
  })
})

describe('the environment of the functions', () => {
  it('has no key and no address of its own unless it is told', () => {
    expect(secretEnvironment(undefined)).toMatchObject({ GEMINI_API_KEY: '', GEMINI_BASE_URL: '' })
    expect(secretEnvironment({ key: 'a' })).toMatchObject({ GEMINI_API_KEY: 'a', GEMINI_BASE_URL: '' })
  })
})

describe('the parameters of a stack', () => {
  const BASE = 7_600
  afterAll(() => rmSync(`${ROOT}.local/functions-${BASE}`, { recursive: true }))

  it('lie in a folder of their own, made anew', () => {
    expect(writeParams(BASE, { A: '1', B: 'two words, "quoted"' })).toBe(`.local/functions-${BASE}`)
    const folder = writeParams(BASE, { B: 'two words' })
    expect(readFileSync(`${ROOT}${folder}/.env.local`, 'utf8')).toBe('B="two words"\n')
  })
})
