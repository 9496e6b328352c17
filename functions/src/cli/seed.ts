import { parseArgs } from 'node:util'
import { setAdmin } from '../services/set-admin.ts'
import { createAccount, findAccountByEmail, type Account } from '../store/accounts-store.ts'
import { currentUser } from '../services/current-user.ts'
import { localPort, useLocalStack } from './local-stack.ts'
import { seedTravels } from './seed-travels.ts'

const PASSWORD = 'waymark-demo'
const TRAVELLER = { email: 'traveller@waymark.test', displayName: 'Tara Traveller' }
const ADMIN = { email: 'admin@waymark.test', displayName: 'Ada Admin' }

async function demoAccount(who: typeof TRAVELLER): Promise<Account> {
  const account = (await findAccountByEmail(who.email)) ?? (await createAccount({ ...who, password: PASSWORD }))
  await currentUser(account.uid)
  return account
}

const { values } = parseArgs({ options: { 'local-port': { type: 'string', default: '5050' } } })
useLocalStack(localPort(values['local-port']))

const traveller = await demoAccount(TRAVELLER)
await demoAccount(ADMIN)
await setAdmin(ADMIN.email, true, { unverified: false })
await seedTravels(traveller.uid)
