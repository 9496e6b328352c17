import { decodeFields } from '../firestore/core/values/value-json.ts'
import { toRulesValue } from '../firestore/core/rules-value.ts'
import { describe, documentValue } from '../rules/document-access.ts'
import { RulesSyntaxError } from '../rules/scanner.ts'
import type { RulesValue } from '../rules/value.ts'
import { fromExpressionValue, recordOf, textOf } from './expression-value.ts'
import { parseStorageRules, type StorageRuleset } from './storage-ruleset.ts'

type Message = Readonly<Record<string, unknown>>

/**
 * The storage rules runtime as firebase-tools drives it: one JSON message a line, answered by id
 * (https://github.com/firebase/firebase-tools/blob/main/src/emulator/storage/rules/runtime.ts).
 */
export class RulesRuntime {
  readonly #send: (message: Message) => void
  readonly #log: (line: string) => void
  readonly #rulesets = new Map<unknown, StorageRuleset>()
  /** Verifications that wait for a document. The answer comes back under the id of their own request. */
  readonly #waiting = new Map<unknown, (answer: Message) => void>()

  constructor(send: (message: Message) => void, log: (line: string) => void) {
    this.#send = send
    this.#log = log
  }

  /** Reports that the runtime is ready, for which firebase-tools waits. */
  ready(): void {
    this.#answer(-1, {})
  }

  async receive(message: Message): Promise<void> {
    const waiting = this.#waiting.get(message['id'])
    if (waiting !== undefined) {
      this.#waiting.delete(message['id'])
      waiting(message)
      return
    }
    const context = recordOf(message['context'])
    if (message['action'] === 'load_ruleset') this.#load(message['id'], context)
    else if (message['action'] === 'verify') await this.#verify(message['id'], context)
    else this.#refuse(message['id'], `Unknown action ${JSON.stringify(message['action'])}`)
  }

  /** Problems travel in `errors` of an answer whose status is ok: firebase-tools drops any other answer unread. */
  #answer(id: unknown, content: Message): void {
    this.#send({ id, status: 'ok', errors: [], warnings: [], ...content })
  }

  #refuse(id: unknown, error: string): void {
    this.#answer(id, { errors: [error] })
  }

  #load(id: unknown, { rulesetName, source }: Message): void {
    const files = recordOf(source)['files']
    const [file]: readonly unknown[] = Array.isArray(files) ? files : []
    try {
      const ruleset = parseStorageRules(textOf(recordOf(file)['content']))
      this.#rulesets.set(rulesetName, ruleset)
      this.#answer(id, { result: { rulesVersion: ruleset.version } })
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error
      this.#refuse(id, issueOf(error, textOf(recordOf(file)['name'])))
    }
  }

  async #verify(id: unknown, context: Message): Promise<void> {
    const ruleset = this.#rulesets.get(context['rulesetName'])
    if (ruleset === undefined) {
      this.#refuse(id, `No ruleset is loaded as ${JSON.stringify(context['rulesetName'])}`)
      return
    }
    const variables = recordOf(context['variables'])
    const decision = await ruleset.decide({
      method: textOf(context['method']),
      path: textOf(context['path']),
      request: fromExpressionValue(variables['request']),
      resource: fromExpressionValue(variables['resource']),
      fetch: (path) => this.#fetch(id, path),
      debug: (value) => this.#log(`debug: ${describe(value)}`),
    })
    if (!decision.allowed)
      this.#log(`denied ${textOf(context['method'])} ${textOf(context['path'])}: ${decision.reason}`)
    this.#answer(id, { result: { permit: decision.allowed } })
  }

  async #fetch(id: unknown, path: string): Promise<RulesValue> {
    const answer = await new Promise<Message>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#send({ server_request_id: id, action: 'fetch_firestore_document', context: { path } })
    })
    if (answer['status'] !== 'ok') return null
    const { name, fields } = recordOf(answer['result'])
    const data = toRulesValue({ kind: 'map', fields: decodeFields(recordOf(fields)) })
    return data instanceof Map ? documentValue({ name: textOf(name), fields: data }) : null
  }
}

/** A problem as firebase-tools reads it: JSON inside the JSON, its fields as Google's own runtime names them. */
const issueOf = (error: RulesSyntaxError, fileName: string): string =>
  JSON.stringify({
    description_: error.message,
    severity_: 'ERROR',
    sourcePosition_: { fileName_: fileName, line_: error.line, column_: error.column },
  })
