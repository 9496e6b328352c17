import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { formatDay } from '../../../domain/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { FieldError } from '../../../ui/field.tsx';
/** Says which day is chosen, and opens the calendar. */
export function DateButton({ label, field, day, error, isOpen, controls, onToggle, ref }) {
    const id = useId();
    return (_jsxs("div", { children: [_jsx("span", { id: `${id}-label`, className: "mb-1.5 block text-[0.9375rem] font-semibold", children: label }), _jsxs("button", { ref: ref, id: id, type: "button", "data-field": field, "aria-labelledby": `${id}-label ${id}`, "aria-describedby": error === undefined ? undefined : `${id}-error`, "aria-expanded": isOpen, "aria-controls": isOpen ? controls : undefined, onClick: onToggle, className: classNames(CONTROL_CLASS, 'flex items-center gap-2.5 text-left', isOpen && '!border-accent', error !== undefined && '!border-danger'), children: [_jsx(CalendarDays, { "aria-hidden": "true", className: "size-5 shrink-0 text-muted" }), _jsx("span", { className: classNames(day === undefined && 'text-muted'), children: day === undefined ? 'Add date' : formatDay(day) })] }), error !== undefined && _jsx(FieldError, { id: `${id}-error`, children: error })] }));
}
