import { addDays, daysBetween } from '@waymark/contract/calendar';
import { LIMITS } from '@waymark/contract/limits';
import { nightsOf } from '@waymark/contract/stay-dates';
export const lastBookableDay = ({ today }) => addDays(today, LIMITS.bookAheadDays);
/** Not before today, and the first night is free. */
export const canCheckIn = (day, availability) => day >= availability.today && day < lastBookableDay(availability) && !availability.taken.has(day);
/** Whether all nights between the two days are free. */
export const areFree = (checkIn, checkOut, { taken }) => nightsOf(checkIn, checkOut).every((night) => !taken.has(night));
/**
 * After check-in, or after today where there is none yet. One can leave on a day whose own night is taken by others,
 * but not stay beyond it.
 */
export function canCheckOut(day, checkIn, availability) {
    if (day > lastBookableDay(availability))
        return false;
    if (checkIn === undefined)
        return day > availability.today && !availability.taken.has(addDays(day, -1));
    return day > checkIn && daysBetween(checkIn, day) <= LIMITS.stayNights && areFree(checkIn, day, availability);
}
