import { expect, test } from 'vitest'
import { applyTheme, chooseTheme, readTheme } from './theme.ts'

const shown = () => document.documentElement.dataset['theme']

test('a chosen theme is shown and kept, and that of the system overrides nothing', () => {
  chooseTheme('dark')
  expect([shown(), readTheme()]).toEqual(['dark', 'dark'])
  chooseTheme('system')
  expect([shown(), readTheme()]).toEqual([undefined, 'system'])
})

test('a kept word that is no theme counts as that of the system', () => {
  localStorage.setItem('waymark:theme', 'sepia')
  applyTheme()
  expect(shown()).toBeUndefined()
})
