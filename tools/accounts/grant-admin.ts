import { parseArgs } from 'node:util'
import { SECOND_FACTORS, setAdmin } from '../../functions/src/users/set-admin.ts'
import { localPort, localStackRuns, useLocalStack } from './use-local-stack.ts'

const USAGE = `Usage: npm run grant-admin -- <email> [--revoke] [--unverified] [--second-factor required|reset|none] [--local-port <port> | --production]
Without a flag the local stack on port 5050 is meant; with --production the project of your Google credentials.
--unverified: in production, also an account whose address nobody has proved to own.
--second-factor: whether codes of an authenticator app are needed; 'required' in production and 'none' on the local stack unless told. 'reset' lets a new app be set up, for a phone that was lost. A change ends all sessions of the account.`

const NO_CREDENTIALS =
  'There are no credentials for production. Set GOOGLE_CLOUD_PROJECT after: gcloud auth application-default login'

interface Flags {
  readonly revoke: boolean
  readonly production: boolean
  readonly unverified: boolean
  readonly 'second-factor'?: string | undefined
  readonly 'local-port'?: string | undefined
}

function readArguments(): { email: string; flags: Flags } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        revoke: { type: 'boolean', default: false },
        production: { type: 'boolean', default: false },
        unverified: { type: 'boolean', default: false },
        'second-factor': { type: 'string' },
        'local-port': { type: 'string' },
      },
    })
    const [email, ...more] = positionals
    if (email !== undefined && more.length === 0) return { email, flags: values }
  } catch {
    // For an unknown flag, show the usage.
  }
  throw new Error(USAGE)
}

interface Target {
  readonly isLocal: boolean
  /** Where the change is made, in words. */
  readonly where: string
}

async function chooseTarget({ production, 'local-port': asked }: Flags): Promise<Target> {
  const base = localPort(asked ?? '5050')
  if (!production && (await localStackRuns(base))) {
    useLocalStack(base)
    return { isLocal: true, where: `on the local stack (port ${base})` }
  }
  if (!production) throw new Error(`No local stack runs on port ${base}. Start it with npm start, or say --production.`)
  const { GOOGLE_CLOUD_PROJECT, GOOGLE_APPLICATION_CREDENTIALS } = process.env
  if (GOOGLE_CLOUD_PROJECT === undefined && GOOGLE_APPLICATION_CREDENTIALS === undefined)
    throw new Error(NO_CREDENTIALS)
  return { isLocal: false, where: 'in production' }
}

async function main(): Promise<void> {
  const { email, flags } = readArguments()
  const { isLocal, where } = await chooseTarget(flags)
  const told = flags['second-factor'] ?? (isLocal ? 'none' : 'required')
  const secondFactor = SECOND_FACTORS.find((each) => each === told)
  if (secondFactor === undefined) throw new Error(USAGE)
  switch (await setAdmin(email, !flags.revoke, { unverified: isLocal || flags.unverified, secondFactor })) {
    case 'no-account':
      throw new Error(`There is no account with the address ${email} ${where}. It has to sign in once first.`)
    case 'unverified':
      throw new Error(
        `Nobody has proved to own ${email}: anyone can have made that account. Let its owner sign in with Google first, or add --unverified when you know whose it is.`,
      )
    case 'unchanged':
      console.log(`${email} was ${flags.revoke ? 'no administrator' : 'an administrator'} ${where} already.`)
      return
    case 'changed':
      console.log(
        flags.revoke
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
