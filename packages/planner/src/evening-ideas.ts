import type { Idea } from './idea.ts'
import { NORTHERN_LIGHTS } from './northern-lights.ts'

/** Ideas for the evening in any town that the atlas does not describe. */
export const EVENING_IDEAS: readonly Idea[] = [
  { activity: 'Watch the sun go down from a high place', about: 'Ask where people go for it, and stay until the lights come on.', kind: 'viewpoint', minutes: 60, time: 'evening', price: 0, topic: 'the sunset' },
  { activity: 'Join the evening stroll', about: 'Walk where families walk after work, slowly and without a goal.', kind: 'street', minutes: 60, time: 'evening', price: 0, topic: 'the evening stroll' },
  { activity: 'Hear live music', about: 'Ask your host where people play tonight. Small places start late.', kind: 'nightlife', minutes: 105, time: 'evening', price: 2, topic: 'live music' },
  { activity: 'See a play, a dance or a film', about: 'Not every word has to be understood.', kind: 'theatre', minutes: 120, time: 'evening', price: 2, topic: 'the stage' },
  { activity: 'Eat late in a lively street', about: 'Choose by noise and by what leaves the kitchen.', kind: 'food', minutes: 90, time: 'evening', price: 1, topic: 'a lively street' },
  { activity: 'Have a drink where the locals do', about: 'One place, one drink, one conversation.', kind: 'nightlife', minutes: 75, time: 'evening', price: 1, topic: 'local bars' },
  { activity: 'Walk through the lit centre', about: 'Buildings that were plain by day look different now.', kind: 'historic quarter', minutes: 60, time: 'evening', price: 0, topic: 'the centre by night' },
  { activity: 'Sit by the water after dark', about: 'Take something warm to put on.', kind: 'nature', minutes: 60, time: 'evening', price: 0, topic: 'the water by night' },
  { activity: 'Visit a night market or late shops', about: 'Go hungry and share plates.', kind: 'market', minutes: 75, time: 'evening', price: 1, topic: 'the night market' },
  { activity: 'Play cards or dominoes with strangers', about: 'Bring the cards and the rest follows.', kind: 'activity', minutes: 75, time: 'evening', price: 0, topic: 'games' },
  { activity: 'Listen to the evening service or call to prayer', about: 'From outside if you are not of the faith.', kind: 'religious site', minutes: 45, time: 'evening', price: 0, topic: 'evening sounds' },
  { activity: 'Cook together with your host', about: 'Offer to shop and wash up.', kind: 'food', minutes: 90, time: 'evening', price: 1, topic: 'home cooking' },
  { activity: 'Photograph the blue hour', about: 'The twenty minutes after sunset, from a bridge or a square.', kind: 'viewpoint', minutes: 45, time: 'evening', price: 0, topic: 'the blue hour' },
  { activity: 'Write the day down over dessert', about: 'Three things seen, two tasted, one to tell.', kind: 'food', minutes: 60, time: 'evening', price: 1, topic: 'a quiet evening' },
  { activity: 'Watch the town from a rooftop or terrace', about: 'One drink pays for the best seat.', kind: 'viewpoint', minutes: 75, time: 'evening', price: 1, topic: 'rooftops' },
  { activity: 'Look for the northern lights', about: 'Away from the lamps and under a clear sky: read the forecasts of clouds and aurora first, and dress for an hour without moving.', kind: 'nature', minutes: 90, time: 'evening', price: 0, topic: NORTHERN_LIGHTS, only: 'northern lights' },
  { activity: 'Walk home the long way', about: 'Along lit streets, with fruit and water for tomorrow from a shop that is still open.', kind: 'street', minutes: 45, time: 'evening', price: 0, topic: 'an early night' },
] // prettier-ignore
