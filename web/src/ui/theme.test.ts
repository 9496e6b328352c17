import { expect, test } from 'vitest'
import { applyTheme, chooseTheme, keepTheme, readTheme } from './theme.ts'

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

test('the choice outlives the emptying of the storage', () => {
  chooseTheme('light')
  localStorage.setItem('waymark:signed-in', '1')
  keepTheme(() => localStorage.clear())
  expect(readTheme()).toBe('light')
  expect(localStorage.getItem('waymark:signed-in')).toBeNull()
})
