import { strengthOf } from './passphrase-strength.ts'

declare const self: DedicatedWorkerGlobalScope

// The dictionaries take a second to open on a phone, and a long passphrase a tenth of one: not beside the typing.
self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(strengthOf(data), []))
