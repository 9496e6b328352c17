import { allDestinations } from '@waymark/atlas/destinations'
import { allLandmarks } from '@waymark/atlas/landmarks/landmark-named'
import { describe, expect, it } from 'vitest'
import { plainAnswer } from './plain-answer.ts'

const plain = (text: string) => plainAnswer(text, 4_000)

describe('words on the screen', () => {
  it.each([
    ['an address', 'Look at https://evil.example/a?b=c#d for more.', 'Look at for more.'],
    ['an address in capitals', 'HTTPS://EVIL.EXAMPLE now', 'now'],
    ['one without a scheme', 'Go to www.evil.example/x today', 'Go to today'],
    ['a bare domain', 'Visit evil.example/free or evil.example.', 'Visit or .'],
    ['a bare domain in capitals', 'Visit EVIL.COM today', 'Visit today'],
    ['an image of Markdown', 'A ![map](https://evil.example/?q=trips) B', 'A B'],
    ['an image by reference', 'A ![map][1]\n[1]: https://evil.example', 'A'],
    ['a link of Markdown', 'See [the guide](http://evil.example "title").', 'See the guide.'],
    ['a link in a link', '[[x](http://a.example)](http://b.example)', '[x]('],
    ['a link to script', '[x](javascript:alert(1)) javascript:alert(1)', 'x)'],
    ['data', 'data:text/html;base64,AAAA here', 'here'],
    ['a mail address', 'Write to ben@evil.example please', 'Write to please'],
    ['markup', '<b>Bold</b> <img src=x onerror=alert(1)> <script>alert(1)</script>', 'Bold alert(1)'],
    ['half an address in another', 'hthttps://x.example/tps://y.example/z', ''],
    ['marks of Markdown', '# Title\n**Bold** and `code`\n* one\n---\n• two', 'Title\nBold and code\n- one\n\n- two'],
    ['what turns text round', 'Lis\u202ebon\u200b \u0000 and\u2028more', 'Lisbon and\nmore'],
    ['an address in full-width letters', 'Go to ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ／ａ now', 'Go to now'],
    ['a domain in circled letters', 'Visit ⓔⓥⓘⓛ.ⓒⓞⓜ today', 'Visit today'],
    ['a domain in bold letters of mathematics', 'Visit 𝐞𝐯𝐢𝐥.𝐜𝐨𝐦/𝐱 today', 'Visit today'],
    ['a domain with a dot of another kind', 'Visit evil․com today', 'Visit today'],
    ['a domain broken up by nothing', 'Visit evil.c\u200dom today', 'Visit today'],
    ['a mail address with a full-width sign', 'Write to ben＠evil.example please', 'Write to please'],
    ['a link to script in full-width letters', 'ｊａｖａｓｃｒｉｐｔ：alert(1) here', 'here'],
    ['too many lines', 'a\n\n\n\n\nb', 'a\n\nb'],
  ])('hold no %s', (_what, text, shown) => {
    expect(plain(text)).toBe(shown)
  })

  it.each([
    'It opens at 9.30 a.m., e.g. on Mon. and Tue.; entry is $12.50.',
    'From 3.5 km to 4 km, i.e. an hour. Then rest.',
    'São Paulo, 東京 and Αθήνα: 20 to 25 °C ☕👨‍👩‍👧',
    'Buy a local card for data: it is cheaper.\n- one\n- two',
    'Is 3 < 4? Yes.',
    '1½ hours for 40 m², ﬁve minutes from № 9… and １２：３０ at the ＪＲ station.',
  ])('keep what is no address: %j', (text) => expect(plain(text)).toBe(text))

  it('keep every text of the guide as it is', () => {
    const texts = [
      ...allDestinations().flatMap(({ about, tips, places, food }) => [about, ...tips, ...food.dinner, ...places.flatMap(({ name, about: what }) => [name, what])]),
      ...allLandmarks().flatMap(({ name, address, history, tips, whatToSee }) => [name, address, history, ...tips, ...whatToSee]),
    ] // prettier-ignore
    expect(texts.filter((text) => plain(text) !== text)).toEqual([])
  })

  it('end where a sentence ends when they are too long', () => {
    expect(plainAnswer('One two. Three four. Five six.', 24)).toBe('One two. Three four.')
    expect(plainAnswer('x'.repeat(100), 10)).toBe('x'.repeat(10))
    expect(plainAnswer('😀'.repeat(10), 5)).toBe('😀😀')
  })

  it('take no time to clean, however hostile', () => {
    for (const bit of ['[', '![', '<', '](', 'a.', 'a@', 'http://', '**', '-', '\n- ', '[x]:']) {
      expect(plainAnswer(bit.repeat(20_000), 4_000).length).toBeLessThanOrEqual(4_000)
    }
  })
})
