import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { adminBucket, PROJECT } from './stack.ts'

/**
 * A scheduled function in a process of its own.
 * @param file below functions/src
 */
export function startJob(
  file: string,
  call: string,
  env: NodeJS.ProcessEnv,
): { readonly child: ChildProcess; readonly log: () => string } {
  const script = `import('./functions/src/${file}').then((job) => job.${call})`
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: ROOT,
    env: {
      ...process.env,
      GCLOUD_PROJECT: PROJECT,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: adminBucket.name }),
      ...env,
    },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  return { child, log: () => log }
}
