import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

function Fruit() {
  const [value, setValue] = useState('apple')
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList aria-label="Fruit">
        <Tab value="apple">Apple</Tab>
        <Tab value="pear">Pear</Tab>
        <Tab value="plum">Plum</Tab>
      </TabList>
      <TabPanel value="apple">About apples</TabPanel>
      <TabPanel value="pear">About pears</TabPanel>
      <TabPanel value="plum">About plums</TabPanel>
    </Tabs>
  )
}

const opened = () => screen.getByRole('tab', { selected: true }).textContent

test('a press shows the panel, which is named after its tab', async () => {
  render(<Fruit />)
  await userEvent.click(screen.getByRole('tab', { name: 'Pear' }))
  expect(screen.getByRole('tabpanel', { name: 'Pear' }).textContent).toBe('About pears')
  expect(screen.queryByText('About apples')).toBeNull()
})

test('the keys go round the row; the Tab key goes past it', async () => {
  render(<Fruit />)
  await userEvent.tab()
  for (const [key, name] of [
    ['{ArrowRight}', 'Pear'],
    ['{End}', 'Plum'],
    ['{ArrowRight}', 'Apple'],
    ['{ArrowLeft}', 'Plum'],
    ['{Home}', 'Apple'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(opened()).toBe(name)
    expect(document.activeElement?.textContent).toBe(name)
  }
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})
