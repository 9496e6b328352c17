import { declaredParams } from 'firebase-functions/params'
import { serveOwnApp } from './own-app.ts'
import { ORIGIN } from './stack.ts'

/** As in the local stack, where no e-mail can be received. */
process.env['VERIFIED_EMAIL_REQUIRED'] ??= 'false'

/** As in a deployment: unset parameters have their defaults. */
for (const { name, options } of declaredParams) {
  if ('default' in options && options.default !== undefined) process.env[name] ??= String(options.default)
}

/** Serves the API in a separate process, with the emulators of the stack. Prints its port first. */
const { port } = await serveOwnApp()
process.stdout.write(`${port} beside ${ORIGIN}\n`)
