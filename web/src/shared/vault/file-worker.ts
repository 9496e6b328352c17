import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { release } from './crypto/bytes.ts'
import { newHeader } from './crypto/file-format.ts'
import { openFile } from './crypto/open-file.ts'
import { sealFile } from './crypto/seal-file.ts'
import { CannotOpen } from './crypto/sealed-bytes.ts'
import type { FileAnswer, FileJob } from './file-job.ts'

declare const self: DedicatedWorkerGlobalScope

const tell = (answer: FileAnswer): void => self.postMessage(answer, [])

type Job<Kind extends FileJob['kind']> = Extract<FileJob, { kind: Kind }>

/**
 * Each piece becomes a Blob immediately, which browsers keep outside the heap, so that at most one chunk and its
 * ciphertext are in memory. WebCrypto cannot digest incrementally, so a library computes the digest of the ciphertext,
 * which is not secret.
 */
async function seal({ file, key, place, format }: Job<'seal'>): Promise<FileAnswer> {
  const pieces: Blob[] = []
  const digest = sha256.create()
  for await (const { bytes, done } of sealFile(file, key, place, newHeader(format))) {
    digest.update(bytes)
    pieces.push(new Blob([bytes]))
    release(bytes.buffer)
    tell({ kind: 'progress', done })
  }
  const ciphertext = new Blob(pieces, { type: 'application/octet-stream' })
  return { kind: 'seal', ciphertext, sha256: bytesToHex(digest.digest()) }
}

async function open({ file, key, place, format, fileType }: Job<'open'>): Promise<FileAnswer> {
  const pieces: Blob[] = []
  let done = 0
  for await (const bytes of openFile(file, key, place, format)) {
    pieces.push(new Blob([bytes]))
    done += bytes.length
    release(bytes.buffer)
    tell({ kind: 'progress', done })
  }
  return { kind: 'open', file: new Blob(pieces, { type: fileType }) }
}

self.addEventListener('message', ({ data }: MessageEvent<FileJob>) => {
  const work = data.kind === 'seal' ? seal(data) : open(data)
  work.then(tell, (error: unknown) =>
    tell({ kind: 'failed', cannotOpen: error instanceof CannotOpen, message: String(error) }),
  )
})
