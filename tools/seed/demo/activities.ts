import type { ActivityCategory } from '@waymark/contract/activities/activity'

/** What is told of one activity. */
export interface ActivityText {
  /** Its id. */
  readonly id: string
  readonly title: string
  readonly location: string
  readonly description: string
  readonly category: ActivityCategory
  /** Dollars for one person. */
  readonly price: number
  readonly duration: string
  readonly rating: number
  /** A picture by name. */
  readonly picture: string
}

const text = (
  id: string,
  category: ActivityCategory,
  title: string,
  location: string,
  [price, duration, rating, picture]: readonly [price: number, duration: string, rating: number, picture: string],
  description: string,
): ActivityText => ({ id, category, title, location, price, duration, rating, picture, description })

export const ACTIVITIES: readonly ActivityText[] = [
  text(
    'tile-painting-lisbon',
    'culture',
    'Paint Your Own Azulejo',
    'Lisbon, Portugal',
    [45, '2 hours', 4.8, 'workshop-day'],
    'Learn how the blue tiles of the city are made, copy an old pattern or invent one, and paint it with cobalt. Your tile is fired overnight and sent to your hotel the next day.',
  ),
  text(
    'fado-walk-lisbon',
    'culture',
    'Evening of Fado in Mouraria',
    'Lisbon, Portugal',
    [58, '3 hours', 4.7, 'rooftops-night'],
    'A walk through the quarter where fado was born, with a singer who grew up there, ending at a table for eight where she sings without a microphone.',
  ),
  text(
    'gondola-builders-venice',
    'culture',
    'In the Yard of the Gondola Builders',
    'Venice, Italy',
    [72, '2.5 hours', 4.6, 'canal-dawn'],
    'See how 280 pieces of eight kinds of wood become one boat. Then row a flat traditional boat yourself on a canal without traffic, standing up, with a teacher behind you.',
  ),
  text(
    'forum-at-dusk-rome',
    'culture',
    'Ancient Rome at Dusk',
    'Rome, Italy',
    [64, '3 hours', 4.9, 'ruins-dusk'],
    'An archaeologist takes ten people around the forum when the day visitors have left. Bring questions; she has dug here for twenty years and loves the odd ones most.',
  ),
  text(
    'tea-ceremony-kyoto',
    'culture',
    'Tea Ceremony in a Town House',
    'Kyoto, Japan',
    [52, '90 minutes', 4.9, 'temple-dawn'],
    'A tea master explains each movement, makes tea for you, and lets you make a bowl for your neighbour. Chairs are there for those whose knees object.',
  ),
  text(
    'museum-before-hours-paris',
    'culture',
    'A Museum Before It Opens',
    'Paris, France',
    [95, '2 hours', 4.7, 'museum-day'],
    'Six paintings in two hours, in rooms that are still empty. The guide is a restorer who knows what lies under the varnish.',
  ),
  text(
    'weaving-oaxaca',
    'culture',
    'Weaving and Natural Dyes',
    'Oaxaca, Mexico',
    [48, '4 hours', 4.8, 'workshop-dusk'],
    'In a family workshop in the valley you card wool, dye it red with insects that live on a cactus, and weave a palm wide piece to take home.',
  ),
  text(
    'pasta-florence',
    'food',
    'Fresh Pasta on a Farm',
    'Florence, Italy',
    [79, '4 hours', 4.9, 'vineyard-day'],
    'Pick the herbs, roll the dough, fill the ravioli, and eat all of it at a long table under the vine. The wine comes from the slope behind the house.',
  ),
  text(
    'street-food-bangkok',
    'food',
    'Street Food by Night',
    'Bangkok, Thailand',
    [39, '4 hours', 4.8, 'market-dusk'],
    'Ten dishes at eight stalls, by tuk-tuk and on foot. Your guide knows who cooks what best and which chilli you had better leave at the rim.',
  ),
  text(
    'tapas-barcelona',
    'food',
    'Tapas with a Cook',
    'Barcelona, Spain',
    [68, '3 hours', 4.6, 'table-day'],
    'Through the market with a shopping list, then to her kitchen, where seven small plates come out of six pairs of hands. Vegetarians eat as well as everyone.',
  ),
  text(
    'spice-kitchen-marrakesh',
    'food',
    'Tagine from Market to Table',
    'Marrakesh, Morocco',
    [42, '4 hours', 4.8, 'courtyard-day'],
    'Choose the spices by smell, bake bread in the oven of the quarter, and let the tagine do its slow work while you drink mint tea on the roof.',
  ),
  text(
    'ramen-tokyo',
    'food',
    'Three Bowls of Ramen',
    'Tokyo, Japan',
    [54, '3 hours', 4.5, 'table-dusk'],
    'Three small shops, three broths and half portions, so that you get to the end. You learn why slurping is polite and who salts his own noodles.',
  ),
  text(
    'cheese-cellar-paris',
    'food',
    'Cheese Cellar Tasting',
    'Paris, France',
    [49, '90 minutes', 4.6, 'market-day'],
    'Seven cheeses in a cellar from the 17th century, from mild to alarming, with bread and cider. You will leave able to order in French.',
  ),
  text(
    'fjord-kayak-bergen',
    'nature',
    'Kayaking on the Fjord',
    'Bergen, Norway',
    [98, '5 hours', 4.9, 'kayak-day'],
    'A calm arm of the fjord, a beach for lunch, and often a seal that wants to know what you are. Dry suits are included, experience is not needed.',
  ),
  text(
    'aurora-reykjavik',
    'nature',
    'Chasing the Northern Lights',
    'Reykjavík, Iceland',
    [110, '4 hours', 4.4, 'mountains-night'],
    'A small bus, three forecasts and a driver who decides late. If the sky stays dark you come along again for free on any other night.',
  ),
  text(
    'whale-watching-vancouver',
    'nature',
    'Whale Watching by Sail',
    'Vancouver, Canada',
    [135, '5 hours', 4.7, 'ship-dawn'],
    'Under sail we hear them before we see them. A biologist on board keeps the distance that the whales need, and the microphone under water lets you listen.',
  ),
  text(
    'rice-terraces-bali',
    'nature',
    'Morning in the Rice Terraces',
    'Bali, Indonesia',
    [29, '3 hours', 4.7, 'jungle-dawn'],
    'Walk with a farmer along the water channels that five villages share, learn how they take turns, and have black rice pudding where the path ends.',
  ),
  text(
    'giraffes-nairobi',
    'nature',
    'Sunrise in Nairobi National Park',
    'Nairobi, Kenya',
    [88, '5 hours', 4.8, 'savanna-dawn'],
    'Lions with a skyline behind them: the park begins where the city ends. We leave at half past five, because the animals do.',
  ),
  text(
    'snorkelling-zanzibar',
    'nature',
    'Snorkelling over the Reef',
    'Zanzibar, Tanzania',
    [46, '4 hours', 4.6, 'reef-day'],
    'By dhow to the reef around an islet, two stops in the water, and fruit on the way home. Masks in all sizes, also for children.',
  ),
  text(
    'paragliding-queenstown',
    'adventure',
    'Tandem Paragliding',
    'Queenstown, New Zealand',
    [189, '2 hours', 4.9, 'mountains-day'],
    'Run four steps, and the lake is below you. You sit in front of a pilot with ten thousand flights, who lets you steer if you like.',
  ),
  text(
    'ski-lesson-innsbruck',
    'adventure',
    'First Day on Skis',
    'Innsbruck, Austria',
    [120, '6 hours', 4.7, 'snow-day'],
    'Boots, skis, pass and patience are included. By the afternoon you come down the blue run on your own, and by the evening you know every muscle by name.',
  ),
  text(
    'desert-camp-dubai',
    'adventure',
    'Night in the Desert',
    'Dubai, United Arab Emirates',
    [165, '16 hours', 4.6, 'desert-dusk'],
    'Out of the city by jeep, on by camel, dinner by the fire and a tent with carpets. The guide reads the tracks in the sand at sunrise.',
  ),
]
