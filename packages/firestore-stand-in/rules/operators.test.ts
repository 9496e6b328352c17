import { describe, expect, it } from 'vitest'
import { evaluateCondition } from './testing/evaluate-condition.ts'
import { RulesTimestamp } from './value.ts'

type Case = readonly [condition: string, outcome: boolean | 'error']

const fields = { count: 3n, ratio: 1.5, name: 'Ann', tags: ['a', 'b'], nested: new Map([['key', 'value']]), none: null }
const now = { at: new RulesTimestamp(5n) }

function check(what: string, cases: readonly Case[]): void {
  describe(what, () => {
    it.each(cases)('%s is %s', (condition, outcome) => {
      expect(evaluateCondition(condition, { fields: { ...fields, ...now } })).toBe(outcome)
    })
  })
}

check('a side that decides makes an error in the other one irrelevant', [
  ['true || resource.data.missing', true],
  ['resource.data.missing || true', true],
  ['false && resource.data.missing', false],
  ['resource.data.missing && false', false],
  ['resource.data.missing || false', 'error'],
  ['true && resource.data.missing', 'error'],
  ['!resource.data.missing', 'error'],
  ['!(resource.data.missing && false)', true],
  ['1 || true', true],
  ['1 && true', 'error'],
])

check('operators bind as documented', [
  ['1 + 2 * 3 == 7', true],
  ['(1 + 2) * 3 == 9', true],
  ['-2 + 3 == 1', true],
  ['10 - 3 - 2 == 5', true],
  ['true || false && false', true],
  ['1 < 2 == true', true],
  ['"a" in ["a"] == true', 'error'],
  ['true == "a" in [true]', false],
  ['1 + 1 is int == true', true],
  ['1 is int == true', true],
  ['!false && true', true],
  ['false ? true : true ? true : false', true],
  ['true ? false : true', false],
])

check('integers have 64 bits', [
  ['7 / 2 == 3', true],
  ['-7 / 2 == -3', true],
  ['-7 % 3 == -1', true],
  ['7 / 2.0 == 3.5', true],
  ['1 / 0 == 0', 'error'],
  ['1 % 0 == 0', 'error'],
  ['1.0 / 0 > 1', true],
  ['9223372036854775807 + 1 > 0', 'error'],
  ['-9223372036854775808 < 0', true],
  ['-9223372036854775808 - 1 < 0', 'error'],
  ['9223372036854775807 * 2 > 0', 'error'],
  ['9223372036854775807 == 9223372036854775806', false],
  ['1. == 1.0 && .5 == 0.5', true],
])

check('values of different types are different, and have no order', [
  ['1 == 1.0', true],
  ['1 == "1"', false],
  ['1 != "1"', true],
  ['null == false', false],
  ['[1, 2] == [1, 2]', true],
  ['[1, 2] == [2, 1]', false],
  ['{"a": 1} == {"a": 1}', true],
  ['{"a": 1} == {"a": 1, "b": 2}', false],
  ['1 < 1.5', true],
  ['"a" < "b"', true],
  ['"😀" > "\\uffff"', false],
  ['b"a" < b"b"', true],
  ['0.0 / 0 < 1 || 0.0 / 0 >= 1 || 0.0 / 0 == 0.0 / 0', false],
  ['[1] == [1.0] || {"a": 1} == {"a": 1.0}', false],
  ['[1].toSet() == [1.0].toSet()', true],
  ['1 < "2"', 'error'],
  ['null < 1', 'error'],
  ['true < false', 'error'],
])

check('is tells the type', [
  ['resource.data.count is int', true],
  ['resource.data.count is number', true],
  ['resource.data.count is float', false],
  ['resource.data.ratio is float', true],
  ['resource.data.ratio is number', true],
  ['resource.data.name is string', true],
  ['resource.data.tags is list', true],
  ['resource.data.tags.toSet() is set', false],
  ['resource.data.nested is map', true],
  ['resource.data.diff(resource.data) is map_diff', true],
  ['resource.data.at is timestamp', true],
  ['duration.value(1, "s") is duration', true],
  ['latlng.value(1, 2) is latlng', true],
  ['b"abc" is bytes', true],
  ['/a/b is path', true],
  ['true is bool', true],
  ['resource.data.none == null', true],
  ['resource.data.none is string', false],
  ['resource.data.missing is string', 'error'],
])

check('in looks into lists, sets and the keys of maps', [
  ['"a" in resource.data.tags', true],
  ['"c" in resource.data.tags', false],
  ['"a" in resource.data.tags.toSet()', true],
  ['"key" in resource.data.nested', true],
  ['"value" in resource.data.nested', false],
  ['1 in [1.0]', false],
  ['1 in [1.0].toSet()', true],
  ['1 in {"1": 1}', 'error'],
  ['"a" in "abc"', 'error'],
])

check('members, positions and ranges', [
  ['resource.data.nested.key == "value"', true],
  ['resource.data["nested"]["key"] == "value"', true],
  ['resource.data.nested.other == null', 'error'],
  ['resource.data.none.key == null', 'error'],
  ['resource.data.count.key == null', 'error'],
  ['resource.data.tags[1] == "b"', true],
  ['resource.data.tags[2] == "b"', 'error'],
  ['resource.data.tags[-1] == "b"', 'error'],
  ['[1, 2, 3][0:2] == [1, 2]', true],
  ['[1, 2, 3][2:4] == [3]', 'error'],
  ['"abc"[1] == "b"', true],
  ['"abc"[0:2] == "ab"', true],
  ['"a😀b"[1:3] == "😀"', true],
  ['[1, 2][1:] == [2] && [1, 2][:1] == [1] && [][:] == []', true],
  ['[1, 2][2:] == []', 'error'],
])

check('plus joins texts and moves times', [
  ['"a" + "b" == "ab"', true],
  ['"a" + 1 == "a1"', 'error'],
  ['[1] + [2] == [1, 2]', 'error'],
  ['request.time + duration.value(1, "d") > request.time', true],
  ['request.time - duration.value(1, "h") < request.time', true],
  ['(request.time - timestamp.date(2026, 5, 4)).seconds() == 37230', true],
  ['request.time + request.time > request.time', 'error'],
  ['duration.value(1, "m") + duration.value(1, "s") == duration.time(0, 1, 1, 0)', true],
])

check('texts are written with escapes, in either kind of quotes', [
  [`'it\\'s' == "it's"`, true],
  [`"a\\tb\\n" == 'a\\x09b\\u000a'`, true],
  [`"\\\\d" == '\\\\d'`, true],
  [`'a' /* a comment */ == 'a' // another one\n`, true],
])
