import type { Answer } from '../differential/answers.ts'
import type { Question } from '../differential/pair.ts'

type EngineName = 'google' | 'stand-in'

/** A test that fails on one engine. A run on that engine expects the failure, so outdated entries fail. */
export interface Difference {
  readonly on: EngineName
  /** `<file> > <describe> > <test>`, as Vitest prints it. */
  readonly test: string
  readonly reason: string
  /** The failure depends on timing: neither result means anything, so the engine's run skips the test. */
  readonly isRace?: true
}

/** A difference of Google's emulator from its service: the test describes the service. */
const ofTheEmulator = (test: string, reason: string): Difference => ({ on: 'google', test, reason })

const ADMIN = 'admin.test.ts > firebase-admin, which no rule holds back,'
const AGGREGATIONS = 'aggregations.test.ts'
const FILTERS = 'filters.test.ts'
const REST = 'rest.test.ts > a call over HTTP'
const RULES = 'rules-expressions.test.ts'
const WEBCHANNEL = 'webchannel.test.ts > a WebChannel >'
const WRITES = 'writes-and-transforms.test.ts'

/** All differences between the engines, with reasons. */
export const DIFFERENCES: readonly Difference[] = [
  ofTheEmulator(`${REST} > that streams its answer wraps a refusal in an array`, 'It sends the refusal bare.'),
  ofTheEmulator(`${REST} > with an expired token is refused as unauthenticated`, 'It does not look at exp.'),
  ofTheEmulator(
    `${REST} > with a token that names nobody is refused as unauthenticated`,
    'It takes the caller as signed out.',
  ),
  ofTheEmulator(`${REST} > with a token that is no token is refused as unauthenticated`, 'It answers 400.'),
  ofTheEmulator(`${REST} > with a token whose payload is no JSON is refused as unauthenticated`, 'It answers 400.'),
  ofTheEmulator(`${REST} > with another scheme is refused as unauthenticated`, 'It answers 500.'),
  ofTheEmulator(
    `${FILTERS} > collections and collection groups > getPartitions divides a collection group without losing a document`,
    'It does not implement PartitionQuery.',
  ),
  ofTheEmulator('order-and-cursors.test.ts > order > by document id, downwards', 'It refuses descending key scans.'),
  ofTheEmulator(`${AGGREGATIONS} > several aggregations at once > more than five are refused`, 'It answers 500.'),
  ofTheEmulator(
    `${WRITES} > transforms > more than 500 transforms of one document in a commit are refused`,
    'It has no such limit.',
  ),
  ofTheEmulator(
    `${WRITES} > transforms > serverTimestamp is the time of the commit, in milliseconds, the same for all fields`,
    'It takes the time of the request some milliseconds before that of the commit.',
  ),
  ofTheEmulator(`${ADMIN} > applies field values on the server`, 'As above: the time of the request.'),
  ofTheEmulator(`${WEBCHANNEL} says of a malformed token that it is not authenticated`, 'It never answers.'),
  ofTheEmulator(`${WEBCHANNEL} refuses a form whose message is no JSON`, 'It answers 200.'),
  {
    ...ofTheEmulator(
      'listen-together.test.ts > a listener on one document, while others are told of theirs, > is told of a document that is made then',
      'Each target has snapshots of its own: one that is later than the document comes before it, and the SDK takes it as deleted for good.',
    ),
    isRace: true,
  },
  ofTheEmulator(
    'query-proofs.test.ts > a query is judged by its constraints > a refused query says nothing about what it would have found',
    'The refusals of the emulator say which rule refused and why.',
  ),
  ofTheEmulator(
    `${REST} > to load malformed rules is told where they are wrong, and the old ones stay`,
    'Malformed rules replace the old ones: every call is answered with 400.',
  ),
  ofTheEmulator(
    `${RULES} > loading rules > refuses rules that do not parse, with line and column`,
    'Loading succeeds, the calls after it fail.',
  ),
]

/** A kind of request in the differential test with different responses. */
export interface AnsweredDifferently {
  readonly reason: string
  /** Whether these are the two responses. */
  readonly fits: (question: Question, standIn: Answer, google: Answer) => boolean
}

export const ANSWERED_DIFFERENTLY: readonly AnsweredDifferently[] = [
  {
    reason: 'The emulator does not scan keys downwards.',
    fits: (_, standIn, google) => /descending key scans/.test(google.message ?? '') && standIn.status !== google.status,
  },
]
