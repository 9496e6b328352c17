import { describe, expect, it } from 'vitest'
import { readOptions, SUITES, UsageError } from './options.ts'

describe('the arguments of npm test', () => {
  it('none means every suite, on the stand-in', () => {
    expect(readOptions([])).toEqual({ official: false, suites: new Set(SUITES) })
  })

  it.each([[['rules', 'api', '--official']], [['--official', 'rules', 'api']]])('%j', (args) => {
    expect(readOptions(args)).toEqual({ official: true, suites: new Set(['rules', 'api']) })
  })

  it('a suite that does not exist is named, with those that do', () => {
    expect(() => readOptions(['rules', 'rule'])).toThrow(UsageError)
    expect(() => readOptions(['rules', 'rule'])).toThrow(/^There is no suite rule\. Suites: format, .*, ai\.$/)
  })

  it('an option that does not exist is named', () => {
    expect(() => readOptions(['--offical'])).toThrow(UsageError)
    expect(() => readOptions(['--offical'])).toThrow(/--offical/)
  })
})
