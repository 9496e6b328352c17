import { randomUUID } from 'node:crypto'
import type { Json } from '@waymark/firestore-stand-in/firestore/service'
import { inject } from 'vitest'
import { startStandIn } from '@waymark/firestore-stand-in/testing/stand-in'
import { connectClients, type Clients } from '@waymark/firestore-stand-in/testing/clients'
import { ANSWERED_DIFFERENTLY } from '../engines/differences.ts'
import { ask, same, type Answer } from './answers.ts'

/** One question that both engines were asked. */
export interface Question {
  readonly verb: string
  readonly body: Json
  /** The condition that decides. */
  readonly rule?: string
  /** Calls the transaction that is begun `<name>`, by which the bodies of later questions mean it. */
  readonly begins?: string
}

interface Tally {
  equal: number
  /** How often each listed difference was met, by its reason. */
  readonly listed: Map<string, number>
}

interface Compared {
  readonly equal: boolean
  readonly answer: Answer
}

/** The stand-in and Google's engine with the same project, so that even names are equal. */
export interface Pair {
  readonly root: string
  readonly standIn: Clients
  readonly google: Clients
  readonly tally: Tally
  /** Asks both; an unlisted difference is an error that tells the question and both answers. */
  compare(question: Question, authorization?: string): Promise<Compared>
  loadRules(source: string): Promise<void>
  reset(): Promise<void>
  close(): Promise<void>
}

export class DifferenceError extends Error {}

export async function startPair(): Promise<Pair> {
  const port = inject('googleFirestorePort')
  if (port === undefined) throw new Error('This needs the project "differential", which starts Google’s engine.')
  const project = `demo-${randomUUID().slice(0, 8)}`
  const standIn = await startStandIn({ project })
  const google = connectClients(port, project)
  const tally: Tally = { equal: 0, listed: new Map() }
  const sides = [standIn, google].map((one) => ({ one, transactions: new Map<string, string>() }))

  async function askSide({ one, transactions }: (typeof sides)[number], question: Question, authorization?: string) {
    const named = JSON.stringify(question.body).replaceAll(/<\w+>/g, (name) => transactions.get(name) ?? name)
    const answer = await ask(one, question.verb, JSON.parse(named) as Json, authorization)
    if (question.begins !== undefined && answer.transaction !== undefined)
      transactions.set(question.begins, answer.transaction)
    return answer
  }

  async function compare(question: Question, authorization?: string): Promise<Compared> {
    const { verb, body, rule = '' } = question
    const [ours, theirs] = await Promise.all(sides.map((side) => askSide(side, question, authorization)))
    if (ours === undefined || theirs === undefined) throw new Error('Two were asked.')
    if (same(ours, theirs)) {
      tally.equal += 1
      return { equal: true, answer: theirs }
    }
    const known = ANSWERED_DIFFERENTLY.find((each) => each.fits(question, ours, theirs))
    if (known === undefined)
      throw new DifferenceError(
        `${verb} ${JSON.stringify(body)} ${rule}\n  stand-in: ${JSON.stringify(ours)}\n  Google:   ${JSON.stringify(theirs)}`,
      )
    tally.listed.set(known.reason, (tally.listed.get(known.reason) ?? 0) + 1)
    return { equal: false, answer: theirs }
  }

  const both = async (act: (one: Clients) => Promise<void>) => {
    await Promise.all([standIn, google].map(act))
  }
  return {
    root: standIn.documents,
    standIn,
    google,
    tally,
    compare,
    loadRules: (source) => both((one) => one.loadRules(source)),
    reset: () => both((one) => one.reset()),
    close: () => both((one) => one.close()),
  }
}
