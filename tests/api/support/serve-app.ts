import { declaredParams } from 'firebase-functions/params'
import { serveOwnApp } from './own-app.ts'
import { ORIGIN } from './stack.ts'

/** Like the local stack: nobody here gets mail. */
process.env['VERIFIED_EMAIL_REQUIRED'] ??= 'false'

/** As a deploy does: a parameter that nobody has set has its default. */
for (const { name, options } of declaredParams) {
  if ('default' in options && options.default !== undefined) process.env[name] ??= String(options.default)
}

/** The API as a process of its own over the emulators of the stack, which a test can kill. Says its port first. */
const { port } = await serveOwnApp()
process.stdout.write(`${port} beside ${ORIGIN}\n`)
