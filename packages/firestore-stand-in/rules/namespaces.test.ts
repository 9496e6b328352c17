import { describe, expect, it } from 'vitest'
import { evaluateCondition } from './testing/evaluate-condition.ts'
import { RulesLatLng, RulesTimestamp } from './value.ts'

type Case = readonly [condition: string, outcome: boolean | 'error']

const fields = {
  tags: ['a', 'b', 'a'],
  map: new Map<string, string | null | ReadonlyMap<string, string>>([
    ['x', 'one'],
    ['empty', null],
    ['deep', new Map([['y', 'two']])],
  ]),
  at: new RulesTimestamp(BigInt(Date.UTC(2026, 10, 22, 23, 5, 7, 89)) * 1_000_000n + 1_234n),
  before1970: new RulesTimestamp(-1n),
  london: new RulesLatLng(51.5074, -0.1278),
  paris: new RulesLatLng(48.8566, 2.3522),
}

function check(what: string, cases: readonly Case[]): void {
  describe(what, () => {
    it.each(cases)('%s is %s', (condition, outcome) => {
      expect(evaluateCondition(condition, { fields })).toBe(outcome)
    })
  })
}

check('String', [
  ['"abc".size() == 3', true],
  ['"😀".size() == 2', true],
  ['"😀".matches(".{1}") && !"😀".matches(".{2}")', true],
  ['"É".lower() == "É" && "\\u00a0a ".trim() == "\\u00a0a"', true],
  ['"AbC".lower() == "abc" && "AbC".upper() == "ABC"', true],
  ['"  a ".trim() == "a"', true],
  ['"user@domain.com".matches(".*@domain[.]com")', true],
  ['"user@domain.com".matches("domain")', false],
  ['"ABC".matches("(?i)abc")', true],
  ['"a\\nb".matches("a.b")', false],
  ['"a\\nb".matches("(?s)a.b")', true],
  ['"é".matches("\\\\p{L}")', true],
  ['"aaa".matches("(" + "a")', 'error'],
  ['"aabb".replace("(a)", "[$1]") == "[a][a]bb"', true],
  ['"a".replace("a", "$1") == ""', 'error'],
  ['"abc".split("") == ["", "a", "b", "c"]', true],
  ['",,".split(",") == [""]', true],
  ['"a-b-c".replace("-", "+") == "a+b+c"', true],
  ['"banana".replace("a", "o") == "bonono"', true],
  ['"a/b/c".split("/") == ["a", "b", "c"]', true],
  ['"a1b22c".split("[0-9]+") == ["a", "b", "c"]', true],
  ['"é".toUtf8().size() == 2', true],
])

check('List', [
  ['[1, 2].concat([3]) == [1, 2, 3]', true],
  ['resource.data.tags.size() == 3', true],
  ['resource.data.tags.hasAll(["a", "b"])', true],
  ['resource.data.tags.hasAll(["a", "c"])', false],
  ['resource.data.tags.hasAny(["c", "b"])', true],
  ['resource.data.tags.hasAny(["c"])', false],
  ['resource.data.tags.hasOnly(["b", "a"])', true],
  ['resource.data.tags.hasOnly(["a", "b", "c"])', true],
  ['resource.data.tags.hasOnly(["a"])', false],
  ['[1, true, "x"].join("-") == "1-true-x"', true],
  ['resource.data.tags.removeAll(["a"]) == ["b"]', true],
  ['resource.data.tags.toSet().size() == 2', true],
])

check('Set', [
  ['["a", "b"].toSet() == ["b", "a", "a"].toSet()', true],
  ['["a"].toSet() == ["a"]', false],
  ['["a", "b"].toSet().difference(["b"].toSet()) == ["a"].toSet()', true],
  ['["a", "b"].toSet().intersection(["b", "c"].toSet()) == ["b"].toSet()', true],
  ['["a"].toSet().union(["b"].toSet()) == ["a", "b"].toSet()', true],
  ['["a", "b"].toSet().hasAll(["a"])', true],
  ['["a", "b"].toSet().hasAny(["c"].toSet())', false],
  ['["a"].toSet().hasOnly(["a", "b"])', true],
  ['["a"].toSet().union(["b"]) == ["a"].toSet()', 'error'],
])

check('Map', [
  ['resource.data.map.get("x", "none") == "one"', true],
  ['resource.data.map.get("z", "none") == "none"', true],
  ['resource.data.map.get("empty", "none") == null', true],
  ['resource.data.map.get(["deep", "y"], "none") == "two"', true],
  ['resource.data.map.get(["deep", "z"], "none") == "none"', true],
  ['resource.data.map.get(["x", "y"], "none") == "none"', true],
  ['resource.data.map.keys().hasOnly(["x", "empty", "deep"])', true],
  ['"one" in resource.data.map.values()', true],
  ['resource.data.map.size() == 3', true],
])

check('MapDiff compares the argument as before with the map as after', [
  ['{"a": 1, "b": 2}.diff({"a": 1, "c": 3}).addedKeys() == ["b"].toSet()', true],
  ['{"a": 1, "b": 2}.diff({"a": 1, "c": 3}).removedKeys() == ["c"].toSet()', true],
  ['{"a": 1}.diff({"a": 2}).changedKeys() == ["a"].toSet()', true],
  ['{"a": 1, "b": 2}.diff({"a": 1, "b": 3}).unchangedKeys() == ["a"].toSet()', true],
  ['{"a": 1, "b": 2, "d": 4}.diff({"a": 2, "c": 3, "d": 4}).affectedKeys() == ["a", "b", "c"].toSet()', true],
  ['{"a": {"b": 1}}.diff({"a": {"b": 2}}).affectedKeys().hasOnly(["a"])', true],
])

check('Timestamp is read in UTC', [
  ['resource.data.at.year() == 2026 && resource.data.at.month() == 11 && resource.data.at.day() == 22', true],
  ['resource.data.at.hours() == 23 && resource.data.at.minutes() == 5 && resource.data.at.seconds() == 7', true],
  ['resource.data.at.nanos() == 89001234', true],
  ['resource.data.at.dayOfWeek() == 7', true],
  ['resource.data.at.dayOfYear() == 326', true],
  ['resource.data.at.date() == timestamp.date(2026, 11, 22)', true],
  ['resource.data.at.time() == duration.time(23, 5, 7, 89001234)', true],
  ['timestamp.value(1234).toMillis() == 1234', true],
  ['resource.data.before1970.year() == 1969 && resource.data.before1970.nanos() == 999999999', true],
  ['timestamp.date(2026, 2, 30).day() == 2', 'error'],
])

check('duration', [
  ['duration.value(1, "w") == duration.value(7, "d")', true],
  ['duration.value(1500, "ms").seconds() == 1', true],
  ['duration.value(1500, "ms").nanos() == 500000000', true],
  ['duration.abs(duration.value(-1, "s")) == duration.value(1, "s")', true],
  ['duration.value(1, "y") == duration.value(1, "d")', 'error'],
])

check('latlng', [
  ['latlng.value(1, 2.5).latitude() == 1.0', true],
  ['latlng.value(1, 2.5).longitude() == 2.5', true],
  ['latlng.value(91, 0).latitude() == 91', 'error'],
  ['resource.data.london.distance(resource.data.paris) > 340000', true],
  ['resource.data.london.distance(resource.data.paris) < 347000', true],
])

check('math', [
  ['math.abs(-2) == 2 && math.abs(-2.5) == 2.5', true],
  ['math.ceil(1.2) == 2 && math.ceil(1.2) is float', true],
  ['math.floor(-1.2) == -2', true],
  ['math.round(1.5) == 2', true],
  ['math.pow(2, 10) == 1024', true],
  ['math.sqrt(9) == 3', true],
  ['math.isNaN(math.sqrt(-1))', true],
  ['math.sqrt(-1) == math.sqrt(-1)', false],
  ['math.floor(1 / 0.0) == 1 / 0.0', true],
  ['math.round(1 / 0.0) == 9223372036854775807 && math.round(0.0 / 0) == 0', true],
  ['math.abs("1") == 1', 'error'],
])

check('hashing and Bytes', [
  ['hashing.md5("hello world").toHexString() == "5EB63BBBE01EEED093CB22BB8F5ACDC3"', true],
  ['hashing.sha256(b"abc").toHexString() == "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"', true],
  ['hashing.crc32("123456789").toHexString() == "2639F4CB"', true],
  ['hashing.crc32c("123456789").toHexString() == "839206E3"', true],
  ['b"\\xff\\xef".toBase64() == "_-8="', true],
  ['b"abc".size() == 3 && b"abc".toBase64() == "YWJj"', true],
  ['b"\\xff\\001" == b"\\377\\x01" && b"\\xff".size() == 1', true],
])

check('conversions', [
  ['int("12") == 12 && int(3.9) == 3 && int(-3.9) == -3', true],
  ['int("1.5") == 1', 'error'],
  ['float("1.5") == 1.5 && float(2) is float', true],
  ['string(1) == "1" && string(1.0) == "1.0" && string(true) == "true" && string(null) == "null"', true],
  ['string(10000000.0) == "1.0E7" && string(0.00012) == "1.2E-4"', true],
  ['int(1 / 0.0) == 9223372036854775807 && int(0.0 / 0) == 0', true],
  ['float("NaN") is float && float(" 1.5f ") == 1.5', true],
  ['bool("true")', 'error'],
  ['path("/a//b") == /a/b', 'error'],
  ['path("/a/b") == /a/b && string(/a/b) == "/a/b"', true],
])

check('Path', [
  ['/things/$(resource.id) == /things/one', true],
  ['/a/$(1)/b == /a/1/b', true],
  ['/a/$(null)/b == /a/null/b', true],
  ['/a/$("b/c") == /a/b/c', false],
  ['/a/$(/b/c) == /a/b/c', true],
  ['/a/$([1])/b == /a/b', 'error'],
  ['/databases/(default)/documents/things/one == resource.__name__', true],
  ['request.path == /databases/$(database)/documents/things/$(id)', true],
  ['path("/a/{x}").bind({"x": "b"}) == /a/b', true],
  ['path("/a/$(x)").bind({"x": "b"}) == /a/b', 'error'],
  ['/a/b[1] == "b"', true],
])

check('request', [
  ['request.auth.uid == "ann"', true],
  ['request.method == "get"', true],
  ['request.time.year() == 2026', true],
  ['request.resource.data.x == 1', 'error'],
  ['debug(1 + 1) == 2', true],
])
