import { centsOf } from '@waymark/contract/money';
/** The answer of the API has passed its schema: it is an amount. */
export const nightCentsOf = ({ price }) => centsOf(price) ?? 0;
export const CATEGORY_NAMES = { hotel: 'Hotel', apartment: 'Apartment', villa: 'Villa', cabin: 'Cabin' };
export const countOf = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
/** '4.7', or nothing for a place that nobody has rated. */
export const ratingText = (rating) => rating?.toFixed(1);
const AMENITY_NAMES = {
    wifi: 'Wi-Fi',
    airconditioning: 'Air conditioning',
    tv: 'TV',
};
/** 'Wi-Fi' for wifi; other words with a capital. */
export const amenityName = (word) => AMENITY_NAMES[word] ?? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
/** Those that a card has room for. */
const ON_A_CARD = ['wifi', 'parking', 'breakfast', 'pool'];
const MOST_ON_A_CARD = 3;
export const cardAmenities = (amenities) => ON_A_CARD.filter((word) => amenities.includes(word)).slice(0, MOST_ON_A_CARD);
