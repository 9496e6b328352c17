/** Dishes in Japanese and Chinese, by the names that menus and the atlas give them. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ お好み焼き: 'okonomiyaki', たこ焼き: 'takoyaki', タコ焼き: 'takoyaki', ラーメン: 'ramen', うどん: 'udon' },
  ...{ そば: 'soba', 蕎麦: 'soba', 天ぷら: 'tempura', 寿司: 'sushi', お寿司: 'sushi', 刺身: 'sashimi', 焼き鳥: 'yakitori' },
  ...{ とんかつ: 'tonkatsu', すき焼き: 'sukiyaki', しゃぶしゃぶ: 'shabu shabu', うなぎ: 'unagi', もんじゃ焼き: 'monjayaki' },
  ...{ カレー: 'curry', ピザ: 'pizza', パスタ: 'pasta', パエリア: 'paella', タコス: 'tacos', フォー: 'pho', 餃子: 'gyoza' },
  ...{ 小籠包: 'xiaolongbao', 小笼包: 'xiaolongbao', 北京ダック: 'Peking duck', 北京烤鸭: 'Peking duck', 烤鸭: 'roast duck' },
  ...{ 火锅: 'hot pot', 饺子: 'dumplings', 拉面: 'ramen', 生鱼片: 'sashimi', 天妇罗: 'tempura', 披萨: 'pizza', 意大利面: 'pasta' },
  ...{ 海鲜饭: 'paella', 牛排: 'steak', 章鱼烧: 'takoyaki', 大阪烧: 'okonomiyaki', 点心: 'dim sum', 早茶: 'dim sum' },
} // prettier-ignore

const JAPANESE =
  /(?<what>[^\s。！!?？]{2,30}?)(?:を|が|も)(?:食べたい|たべたい|食べてみたい|味わいたい|味わってみたい|試したい|試してみたい)/gu
const CHINESE =
  /(?<![不没别])(?:想|想要|要)(?:吃|尝尝|尝|品尝|试试)(?:一下|当地的?|正宗的?|地道的?)?(?<what>[^\s，。,！!?？]{2,20})/gu
const JOINTS = /[とや、和或・]/u

const writtenIn = (what: string): string[] =>
  what
    .split(JOINTS)
    .map((part) => part.trim())
    .filter((part) => Object.hasOwn(NAMES, part))

/** Known dishes that are to be eaten, with where they are written: 'お好み焼きを食べたい', '想吃北京烤鸭'. */
export function signedDishes(text: string): { readonly name: string; readonly from: number; readonly to: number }[] {
  return [JAPANESE, CHINESE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      writtenIn(match.groups?.['what'] ?? '').map((written) => {
        const from = text.indexOf(written, match.index)
        return { name: NAMES[written] ?? written, from, to: from + written.length }
      }),
    ),
  )
}

/** All known dishes in a text, with where they are written. */
export const signedDishNames = (
  text: string,
): { readonly name: string; readonly from: number; readonly to: number }[] =>
  Object.entries(NAMES).flatMap(([written, name]) => {
    const from = text.indexOf(written)
    return from < 0 ? [] : [{ name, from, to: from + written.length }]
  })

/** Whether a part of a text names one of the dishes. */
export const namesSigned = (part: string, dishes: readonly string[]): boolean =>
  Object.entries(NAMES).some(([written, name]) => dishes.includes(name) && part.includes(written))
