/** RunQuery and RunAggregationQuery. */
import type { Caller, Json } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { asMessage, messageAt, textAt } from '../message.ts'
import { parseParentName } from '../paths/document-name.ts'
import { aggregate, parseAggregations, withAggregatedFields } from '../queries/aggregation.ts'
import { parseQuery } from '../queries/query-json.ts'
import { encodeDocument } from '../store/document.ts'
import { lockedQuery, readContext, readTimeText } from './read-context.ts'

export async function* runQueryCall(engine: Engine, request: Json, caller: Caller): AsyncGenerator<Json> {
  const parent = textAt(request, 'parent')
  const query = parseQuery(parent, asMessage(request['structuredQuery'], 'structuredQuery'))
  const database = engine.database(query.database)
  engine.access.checkList(database, caller, query)
  engine.checkIndexes(query)
  const context = readContext(engine, database, request)
  const results = lockedQuery(engine, context, query)
  // An empty result is billed as one read.
  engine.countReads(Math.max(1, results.length))
  const readTime = readTimeText(context)
  if (context.newTransaction !== undefined) yield { transaction: context.newTransaction }
  for (const document of results) yield { document: encodeDocument(database.name, document, query.mask), readTime }
  if (results.length === 0) yield { readTime }
}

export async function* runAggregationQuery(engine: Engine, request: Json, caller: Caller): AsyncGenerator<Json> {
  const aggregation = asMessage(request['structuredAggregationQuery'], 'structuredAggregationQuery')
  const { database: name } = parseParentName(textAt(request, 'parent'))
  const aggregations = parseAggregations(aggregation)
  const asked = parseQuery(textAt(request, 'parent'), messageAt(aggregation, 'structuredQuery') ?? {})
  const query = withAggregatedFields(asked, aggregations)
  const database = engine.database(name)
  engine.access.checkList(database, caller, query)
  engine.checkIndexes(query)
  const context = readContext(engine, database, request)
  const results = lockedQuery(engine, context, query)
  // Aggregations are billed one read for each thousand index entries.
  engine.countReads(Math.max(1, Math.ceil(results.length / 1000)))
  const { newTransaction } = context
  yield {
    result: { aggregateFields: aggregate(aggregations, results) },
    ...(newTransaction === undefined ? {} : { transaction: newTransaction }),
    readTime: readTimeText(context),
  }
}
