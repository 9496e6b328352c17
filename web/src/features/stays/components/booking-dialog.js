import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { ownBookingsPath } from '../../../config/paths.ts';
import { CalendarFileButton } from '../../../domain/calendar-file-button.tsx';
import { ScreenLink } from '../../../domain/screen-link.tsx';
import { useOnline } from '../../../platform/online.ts';
import { useUnsavedInput } from '../../../platform/unsaved-input.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { chooseStay } from '../data/chosen-stays.ts';
import { useBooking } from '../data/use-booking.ts';
import { BookingConfirmed } from './booking-confirmed.tsx';
import { BookingForm } from './booking-form.tsx';
const FORM_ID = 'book-stay';
function ConfirmedDialog({ booking, onClose }) {
    const { startDate, endDate } = booking;
    return (_jsx(Dialog, { open: true, onOpenChange: onClose, title: "Booking Confirmed!", description: _jsx("span", { dir: "auto", children: booking.title }), footer: _jsxs(_Fragment, { children: [_jsx(ScreenLink, { to: ownBookingsPath, className: buttonClass('ghost'), children: "View your bookings" }), startDate !== null && endDate !== null && (_jsx(CalendarFileButton, { booking: { ...booking, startDate, endDate } })), _jsx(Button, { onClick: onClose, children: "Done" })] }), children: _jsx(BookingConfirmed, { booking: booking }) }));
}
export function BookingDialog({ stay, chosen, onClose }) {
    const { state, confirm, reset } = useBooking(stay, chosen);
    const online = useOnline();
    const isBooking = state.step === 'booking';
    useUnsavedInput(state.step !== 'confirmed' && chosen.checkIn !== undefined);
    if (state.step === 'confirmed')
        return _jsx(ConfirmedDialog, { booking: state.booking, onClose: () => onClose(true) });
    const close = () => {
        if (!isBooking)
            onClose(false);
    };
    return (_jsx(Dialog, { open: true, onOpenChange: close, title: _jsxs("span", { dir: "auto", children: ["Book ", stay.name] }), description: online ? undefined : 'You are offline. Booking needs a network.', footer: _jsxs(_Fragment, { children: [_jsx(Button, { variant: "secondary", disabled: isBooking, onClick: close, children: "Cancel" }), _jsx(Button, { type: "submit", form: FORM_ID, pending: isBooking || state.step === 'signing-in', children: isBooking ? 'Booking...' : 'Confirm' })] }), children: _jsx(BookingForm, { id: FORM_ID, stay: stay, chosen: chosen, state: state, onConfirm: confirm, onChoose: (changed) => {
                chooseStay(stay.id, changed);
                if (state.step === 'choosing' && (state.problem ?? state.failure) !== undefined)
                    reset();
            } }) }));
}
