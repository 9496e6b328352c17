import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Limit of the zip format without its zip64 extension. */
const MOST_BYTES = 4_000_000_000

/** More than one zip file can hold. */
export class TooMuchForZip extends Error {
  override readonly name = 'TooMuchForZip'
}

export interface ZipWriter {
  /** Compressed. */
  addText: (name: string, text: string) => void
  /** Stored, because pictures and documents are compressed already. */
  addFile: (name: string, file: Blob) => Promise<void>
  end: () => Blob
}

/** Writes a zip file piece by piece; finished parts are Blobs, which browsers may keep out of memory. */
export function startZip(): ZipWriter {
  const parts: Blob[] = []
  let bytes = 0
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    failure ??= error ?? undefined
    if (chunk.length === 0) return
    bytes += chunk.length
    parts.push(new Blob([chunk]))
  })

  function check(more: number): void {
    if (failure !== undefined) throw failure
    if (bytes + more > MOST_BYTES) throw new TooMuchForZip()
  }

  return {
    addText(name, text) {
      const content = new TextEncoder().encode(text)
      check(content.length)
      const entry = new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      entry.push(content, true)
    },
    async addFile(name, file) {
      check(file.size)
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      for await (const piece of piecesOf(file)) entry.push(piece)
      entry.push(new Uint8Array(), true)
    },
    end() {
      zip.end()
      check(0)
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}

const PIECE = 1024 * 1024

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += PIECE) yield new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer())
}
