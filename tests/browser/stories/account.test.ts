import { newAccount } from '../device.ts'
import { expect, test } from '../story.ts'

test('somebody signs in, is told of a wrong password, and signs out again', async ({ device }) => {
  const account = await newAccount()
  const person = await device()
  await person.open('/')
  await person.click({ role: 'link', name: 'Get Started' })
  await person.fill('E-mail address', account.email)
  await person.fill('Password', 'not the password')
  await person.click({ role: 'button', name: 'Sign in' })
  await person.sees({ role: 'alert', text: 'The e-mail address or the password is not right.' })
  await person.fill('Password', account.password)
  await person.click({ role: 'button', name: 'Sign in' })
  await person.sees({ role: 'title', text: /, Tess$/ })
  await person.click({ role: 'button', name: 'Logout' })
  await person.sees({ css: 'input[placeholder="Search destinations..."]' })
  await person.open('/dashboard')
  await person.isAt('/sign-in?next=%2Fdashboard')
  expect(await person.window.evaluate("localStorage.getItem('waymark:signed-in')")).toBeNull()
})
