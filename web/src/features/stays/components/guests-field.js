import { jsx as _jsx } from "react/jsx-runtime";
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { countOf } from '../logic/stay-words.ts';
export function GuestsField({ guests, maxGuests, error, onChange, onLeave }) {
    return (_jsx(Field, { label: "Guests", hint: `Up to ${countOf(maxGuests, 'guest')}`, error: error, children: (control) => (_jsx(Input, { ...control, type: "number", inputMode: "numeric", min: 1, max: maxGuests, "data-field": "guests", value: guests, onChange: (event) => onChange(event.target.value), onBlur: onLeave })) }));
}
