import { parseArgs } from 'node:util'
import { setAdmin } from '../services/set-admin.ts'
import { localPort, localStackRuns, useLocalStack } from './local-stack.ts'

const USAGE = `Usage: npm run grant-admin -- <email> [--revoke] [--local-port <port> | --production]
Without a flag the local stack on port 5050 is meant when it runs, otherwise the project of your Google credentials.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    revoke: { type: 'boolean', default: false },
    'local-port': { type: 'string' },
    production: { type: 'boolean', default: false },
  },
})

/** @returns where the change is made, in words */
async function chooseTarget(): Promise<string> {
  const asked = values['local-port']
  const base = localPort(asked ?? '5050')
  if (values.production) return 'in production'
  const runs = await localStackRuns(base)
  if (!runs && asked === undefined) return 'in production'
  if (!runs) throw new Error(`No local stack runs on port ${base}. Start it with npm start.`)
  useLocalStack(base)
  return `on the local stack (port ${base})`
}

async function main(): Promise<void> {
  const [email] = positionals
  if (email === undefined || positionals.length > 1) throw new Error(USAGE)
  const where = await chooseTarget()
  const outcome = await setAdmin(email, !values.revoke)
  switch (outcome) {
    case 'no-account':
      throw new Error(`There is no account with the address ${email} ${where}. It has to sign in once first.`)
    case 'unchanged':
      console.log(`${email} was ${values.revoke ? 'no administrator' : 'an administrator'} ${where} already.`)
      return
    case 'changed':
      console.log(
        values.revoke
          ? `${email} is no longer an administrator ${where}, and is signed out everywhere.`
          : `${email} is now an administrator ${where}. Signing in again makes it take effect.`,
      )
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
