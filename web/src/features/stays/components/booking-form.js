import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { useEffect, useRef, useState } from 'react';
import { localToday } from '../../../domain/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useTakenNights } from '../data/use-taken-nights.ts';
import { guestsOf, priceOf } from '../logic/chosen-stay.ts';
import { areFree } from '../logic/free-days.ts';
import { nightCentsOf } from '../logic/stay-words.ts';
import { GuestsField } from './guests-field.tsx';
import { PriceSummary } from './price-summary.tsx';
import { StayDates } from './stay-dates.tsx';
const TAKEN = 'Some of these nights are already booked. Please choose other dates.';
export function BookingForm({ id, stay, chosen, state, onChoose, onConfirm }) {
    const form = useRef(null);
    const nights = useTakenNights(stay.id);
    const [today] = useState(() => localToday(new Date()));
    const availability = { today, taken: nights.data ?? new Set() };
    const nightCents = nightCentsOf(stay);
    const { checkIn, checkOut } = chosen;
    const problem = state.step === 'choosing' ? state.problem : undefined;
    const failure = state.step === 'choosing' ? state.failure : undefined;
    const isTaken = checkIn !== undefined && checkOut !== undefined && !areFree(checkIn, checkOut, availability);
    useEffect(() => {
        if (problem)
            form.current?.querySelector(`[data-field=${problem.field}]`)?.focus();
    }, [problem]);
    const errorOf = (field) => (problem?.field === field ? problem.description : undefined);
    return (_jsx("form", { ref: form, id: id, noValidate: true, onSubmit: (event) => {
            event.preventDefault();
            onConfirm();
        }, children: _jsxs("fieldset", { disabled: state.step !== 'choosing', className: "space-y-5", children: [failure !== undefined && _jsx(FormError, { children: failure }), _jsx(StayDates, { chosen: chosen, availability: availability, errors: {
                        checkInDate: errorOf('checkInDate') ?? (isTaken ? TAKEN : undefined),
                        checkOutDate: errorOf('checkOutDate'),
                    }, onChoose: onChoose }), nights.isError && (_jsxs("p", { className: "flex flex-wrap items-center gap-x-3 text-sm text-muted", children: ["Which nights are taken could not be loaded. It is checked when you confirm.", _jsx(Button, { variant: "ghost", onClick: () => void nights.refetch(), children: "Try again" })] })), _jsx(GuestsField, { guests: chosen.guests, maxGuests: stay.maxGuests, error: errorOf('guests'), onChange: (guests) => onChoose({ ...chosen, guests }), onLeave: () => onChoose({ ...chosen, guests: String(guestsOf(chosen)) }) }), _jsx(PriceSummary, { nightCents: nightCents, price: priceOf(chosen, nightCents) })] }) }));
}
