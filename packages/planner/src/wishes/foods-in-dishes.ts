import { foldCase } from './wish-lexicon.ts'
import type { Mention } from './mention.ts'

/** What is made of a food or named after it, before it: 'egg coffee', 'almond croissant', 'cheese market'. */
const BEHIND =
  /^ (?:and (?:grits|chips|waffles|cheese)|benedict|boil|buns?|cakes?|cocktails?|coffee|cookies?|croissants?|curr(?:y|ies)|custard|factory|farms?|fondue|hoppers?|ice cream|market|milk ?shakes?|museum|noodles?|pancakes?|pies?|rolls?|salad|sandwich(?:es)?|shack|soup|stew|tarts?|tea|toast|waffles?)(?!\p{L})|^(?:かけご飯|カフェ|コーヒー|サンド|タルト|プリン|焼き?|豆腐|丼|仔|咖啡|挞|撻|茶)/iu
/** The same in the Romance languages: 'tarta de almendra', 'cabane à sucre'. */
const BEFORE =
  /(?<!\p{L})(?:bolo|cabane|caf[eé]|caffè|cr[eè]m[ae]|croissant|croquetas?|fondue|gâteau|gelato|glace|helado|marché|mercado|mercato|mousse|musée|museo|museu|soupe|sopa|tart[ae]|torta|zuppa) (?:aux? |à (?:la |l['’])?|de |d['’]|di |do |da |dos |das |del |al |alla |alle |ai )$/iu
/** In German one word has both: 'Nusstorte', 'Käsefondue'. */
const IN_ONE = /(?:auflauf|brot|eis|fondue|hornchen|kaffee|krapfen|kuchen|likor|markt|museum|reis|strudel|suppe|torte)$/

const isIn = (text: string, { from, to }: Mention): boolean =>
  BEHIND.test(text.slice(to)) ||
  BEFORE.test(text.slice(0, from)) ||
  IN_ONE.test(foldCase(/^[\p{L}]+/u.exec(text.slice(from))?.[0] ?? ''))

/** Foods that are only said as what something is made of or named after; they say nothing of what somebody avoids. */
export const foodsInDishes = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((mention) => mention.group === 'food' && mention.meaning === 'said' && isIn(text, mention))
