import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { centsOf } from '@waymark/contract/money';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDayRange } from '../../../domain/dates.ts';
import { formatCents } from '../../../domain/money.ts';
import { countOf } from '../logic/stay-words.ts';
/** What has been booked, with the code. */
export function BookingConfirmed({ booking }) {
    const region = useRef(null);
    const { startDate, endDate, details } = booking;
    // The button that had the focus is gone.
    useEffect(() => region.current?.focus(), []);
    const rows = [
        ['Where', details.address ? `${details.address}, ${details.location}` : details.location],
        ...(startDate !== null && endDate !== null ? [['When', formatDayRange(startDate, endDate)]] : []),
        ['Nights', String(details.nights ?? '')],
        ['Guests', countOf(booking.participants, 'guest')],
        ['Check-in', details.checkInTime ?? ''],
        ['Check-out', details.checkOutTime ?? ''],
        ['Total', formatCents(centsOf(booking.totalPrice) ?? 0)],
    ].filter(([, value]) => value !== '');
    return (_jsxs("div", { ref: region, tabIndex: -1, children: [_jsxs("p", { className: "flex items-center gap-3 rounded-card bg-success-soft px-4 py-3 text-success", children: [_jsx(CircleCheck, { "aria-hidden": "true", className: "size-6 shrink-0" }), _jsxs("span", { children: ["Your booking has been confirmed. Confirmation code:", ' ', _jsx("strong", { className: "font-semibold whitespace-nowrap select-all", children: booking.confirmationCode })] })] }), _jsx("dl", { className: "mt-5 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2", children: rows.map(([name, value]) => (_jsxs("div", { className: "contents", children: [_jsx("dt", { className: "text-muted", children: name }), _jsx("dd", { dir: "auto", className: "[overflow-wrap:anywhere]", children: value })] }, name))) })] }));
}
