/** Meals for cities whose dishes the atlas does not know: kinds of food and of rooms, nothing invented. */
export const GENERAL_MEALS = {
  breakfast: [
    'Bread, eggs and a hot drink at a café near your stay',
    'Pastries fresh from the nearest bakery',
    'Fruit and yoghurt from the market',
    'What people here eat in the morning, at the nearest full counter',
    'A slow breakfast where you stay',
    'Porridge, rice or noodles, whichever the town starts its day with',
    'A sandwich and coffee standing at a bar',
  ],
  lunch: [
    'The dish of the day at a canteen where people in work clothes eat',
    'Soup and bread in a small lunch room',
    'Whatever has the longest queue at the market',
    'The regional speciality on a small plate',
    'A picnic with things bought in the morning',
    'Something grilled from a street kitchen',
    'Salads and small plates at a café',
    'Filled bread or dumplings from a stall',
  ],
  dinner: [
    'The regional speciality at a family restaurant',
    'A grill house chosen by its smell',
    'Small plates to share at a lively table',
    'What is in season, at the place your host likes',
    'A stew or braise that took all day',
    'Rice, noodles or pasta the local way',
    'A long dinner with the house wine, tea or juice',
    'Fish or vegetables, whichever the region is proud of',
    'Street food eaten slowly on a bench',
  ],
} as const

/** Said before 'from a vegan kitchen': what can be had without a doubt, where no dish of the place is known to fit a diet. */
export const DIET_MEALS = {
  breakfast: ['Fruit, bread and a hot drink', 'Porridge with fruit and nuts', 'A breakfast plate with a hot drink'],
  lunch: ['Soup of the day', 'A plate of local vegetables and grains', 'Salad and small plates', 'Street food'],
  dinner: ['A take on a local speciality', 'Small plates to share', 'A stew of the season', 'A menu of the house'],
} as const
