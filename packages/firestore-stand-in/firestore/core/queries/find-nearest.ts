/** google.firestore.v1.StructuredQuery.FindNearest: the documents whose vectors are nearest to one. */
import type { Json } from '../../service.ts'
import { integerAt, invalid, messageAt, textAt } from '../message.ts'
import { isReservedName, parseFieldPath } from '../paths/field-path.ts'
import type { FieldPath } from '../paths/field-path.ts'
import type { StoredDocument } from '../store/document.ts'
import { fieldAt } from '../values/field-access.ts'
import { decodeValue } from '../values/value-json.ts'
import { vectorNumbers } from '../values/vector.ts'

type Measure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT'

export interface Nearest {
  readonly field: FieldPath
  readonly vector: readonly number[]
  readonly measure: Measure
  readonly limit: number
  /** Vectors further away than this are left out; for DOT_PRODUCT those with a smaller product. */
  readonly threshold: number | undefined
  /** The field for each result's distance: a name, not a path. */
  readonly resultField: string | undefined
}

const MAX_LIMIT = 1000
const MEASURES: readonly Measure[] = ['EUCLIDEAN', 'COSINE', 'DOT_PRODUCT']

function thresholdAt(json: Json): number | undefined {
  const threshold = json['distanceThreshold']
  if (threshold === undefined || threshold === null) return undefined
  const number = typeof threshold === 'object' && 'value' in threshold ? threshold.value : threshold
  if (typeof number !== 'number') throw invalid('FindNearest.distance_threshold must be a number.')
  return number
}

export function parseNearest(json: Json): Nearest {
  const field = parseFieldPath(textAt(messageAt(json, 'vectorField') ?? {}, 'fieldPath'))
  const vector = vectorNumbers(decodeValue(json['queryVector']))
  if (!vector) throw invalid('Query Value must be of type vector.')
  const measure = MEASURES.find((name) => name === textAt(json, 'distanceMeasure'))
  if (!measure) throw invalid('Unknown Distance Measure.')
  const limit = integerAt(json, 'limit') ?? 0
  if (limit < 1 || limit > MAX_LIMIT)
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}`)
  const resultField = textAt(json, 'distanceResultField') || undefined
  if (resultField !== undefined && isReservedName(resultField))
    throw invalid(`The distanceResultField.property.name "${resultField}" is reserved.`)
  return { field, vector, measure, limit, threshold: thresholdAt(json), resultField }
}

const dot = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, number, index) => sum + number * (right[index] ?? 0), 0)

function distance(measure: Measure, left: readonly number[], right: readonly number[]): number {
  if (measure === 'DOT_PRODUCT') return dot(left, right)
  if (measure === 'COSINE') return 1 - dot(left, right) / (Math.sqrt(dot(left, left)) * Math.sqrt(dot(right, right)))
  return Math.sqrt(left.reduce((sum, number, index) => sum + (number - (right[index] ?? 0)) ** 2, 0))
}

interface Candidate {
  readonly document: StoredDocument
  readonly distance: number
}

function measured({ field, vector, measure }: Nearest, document: StoredDocument): Candidate | undefined {
  const own = vectorNumbers(fieldAt(document.fields, field))
  return own?.length === vector.length ? { document, distance: distance(measure, own, vector) } : undefined
}

/** Nearest first; undefined distances (the cosine of a zero vector) come last. */
function compareCandidates(measure: Measure, left: Candidate, right: Candidate): number {
  const order = left.distance - right.distance
  if (Number.isNaN(order)) return Number(Number.isNaN(left.distance)) - Number(Number.isNaN(right.distance))
  return measure === 'DOT_PRODUCT' ? -order : order
}

const withDistance = ({ document, distance: value }: Candidate, name: string | undefined): StoredDocument =>
  name === undefined ? document : { ...document, fields: new Map(document.fields).set(name, { kind: 'double', value }) }

/** @param documents what the rest of the query selects; only vectors of as many dimensions are compared */
export function nearestDocuments(nearest: Nearest, documents: readonly StoredDocument[]): readonly StoredDocument[] {
  const { measure, threshold, limit, resultField } = nearest
  const isNear = (candidate: Candidate) =>
    threshold === undefined ||
    (measure === 'DOT_PRODUCT' ? candidate.distance >= threshold : candidate.distance <= threshold)
  return documents
    .map((document) => measured(nearest, document))
    .filter((candidate) => candidate !== undefined)
    .filter(isNear)
    .toSorted((left, right) => compareCandidates(measure, left, right))
    .slice(0, limit)
    .map((candidate) => withDistance(candidate, resultField))
}
