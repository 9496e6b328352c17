import { parseArgs } from 'node:util'
import { setAdmin } from '../../functions/src/users/set-admin.ts'
import { createAccount, findAccountByEmail, type Account } from '../../functions/src/users/accounts-store.ts'
import { currentUser } from '../../functions/src/users/current-user.ts'
import { localPort, localStackRuns, useLocalStack } from '../accounts/use-local-stack.ts'
import { seedManyStays, seedMarketplace, seedMarketplaceOf } from './seed-marketplace.ts'
import { seedTravels } from './seed-travels.ts'

const PASSWORD = 'waymark-demo'
const TRAVELLER = { email: 'traveller@waymark.test', displayName: 'Tara Traveller' }
const ADMIN = { email: 'admin@waymark.test', displayName: 'Ada Admin' }

async function demoAccount(who: typeof TRAVELLER): Promise<Account> {
  const account = (await findAccountByEmail(who.email)) ?? (await createAccount({ ...who, password: PASSWORD }))
  await currentUser(account.uid)
  return account
}

function readArguments(): { base: number; manyStays: number } {
  const options = {
    'local-port': { type: 'string', default: '5050' },
    /** Number of generated stays in addition to the demo data. */
    stays: { type: 'string', default: '0' },
  } as const
  const { values } = parseArgs({ options })
  const manyStays = Number(values.stays)
  if (!Number.isInteger(manyStays) || manyStays < 0) throw new Error(`--stays takes a number, not "${values.stays}".`)
  return { base: localPort(values['local-port']), manyStays }
}

async function main(): Promise<void> {
  const { base, manyStays } = readArguments()
  if (!(await localStackRuns(base))) throw new Error(`No local stack runs on port ${base}. Start it with npm start.`)
  useLocalStack(base)
  const traveller = await demoAccount(TRAVELLER)
  await demoAccount(ADMIN)
  await setAdmin(ADMIN.email, true, { unverified: false, secondFactor: 'none' })
  await seedTravels(traveller.uid)
  await seedMarketplace()
  await seedMarketplaceOf(traveller.uid)
  if (manyStays > 0) await seedManyStays(manyStays)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
