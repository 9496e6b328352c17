import { moneyText } from '@waymark/contract/money';
import { bookStay as bookStayCall } from '@waymark/contract/stay-booking-calls';
import { nanoid } from 'nanoid';
import { callApi } from '../../../platform/api-client.ts';
/** The last request that has not been answered with a booking: asking for the same again must not book twice. */
let attempt;
export async function bookStay(id, { totalCents, ...wanted }) {
    const body = { ...wanted, totalPrice: moneyText(totalCents), notes: '' };
    const asked = JSON.stringify([id, body]);
    if (attempt?.asked !== asked)
        attempt = { asked, key: nanoid() };
    const booking = await callApi(bookStayCall, { params: { id }, body }, { idempotencyKey: attempt.key });
    attempt = undefined;
    return booking;
}
