import { strengthOf } from './passphrase-strength.ts'

declare const self: DedicatedWorkerGlobalScope

// In a worker, because a phone takes a second to load the dictionaries, and 0.1 s for a long passphrase.
self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(strengthOf(data), []))
