import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatMonth } from '../../../domain/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { dayAfterKey, monthOf, sameDayMonthsLater, weeksOf } from '../logic/calendar-month.ts';
import { CalendarDay } from './calendar-day.tsx';
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** One month at a time, with the keys of the calendar pattern: arrows, Home, End, Page Up and Page Down. */
export function Calendar({ start, first, last, markOf, isTaken, canChoose, onChoose }) {
    const [stop, setStop] = useState(start);
    const byKey = useRef(false);
    const grid = useRef(null);
    const month = monthOf(stop);
    const goTo = (day) => setStop(day < first ? first : day > last ? last : day);
    // The day may be in a month that has just been drawn.
    useEffect(() => {
        if (byKey.current)
            grid.current?.querySelector(`[data-day="${stop}"]`)?.focus();
        byKey.current = false;
    }, [stop]);
    return (_jsxs("div", { children: [_jsxs("div", { className: "flex items-center justify-between", children: [_jsx(Button, { variant: "ghost", size: "icon", "aria-label": "Previous month", disabled: month <= monthOf(first), onClick: () => goTo(sameDayMonthsLater(stop, -1)), children: _jsx(ChevronLeft, { "aria-hidden": "true" }) }), _jsx("h3", { "aria-live": "polite", className: "font-semibold", children: formatMonth(month) }), _jsx(Button, { variant: "ghost", size: "icon", "aria-label": "Next month", disabled: month >= monthOf(last), onClick: () => goTo(sameDayMonthsLater(stop, 1)), children: _jsx(ChevronRight, { "aria-hidden": "true" }) })] }), _jsxs("table", { ref: grid, 
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is a grid to walk in
                role: "grid", "aria-label": formatMonth(month), className: "w-full table-fixed", onKeyDown: (event) => {
                    const day = dayAfterKey(stop, event.key, event.shiftKey);
                    if (day === undefined)
                        return;
                    event.preventDefault();
                    byKey.current = true;
                    goTo(day);
                }, children: [_jsx("thead", { children: _jsx("tr", { children: WEEKDAYS.map((name) => (_jsx("th", { scope: "col", abbr: name, className: "py-1.5 text-sm font-medium text-muted", children: name.slice(0, 2) }, name))) }) }), _jsx("tbody", { children: weeksOf(month).map((week, row) => (_jsx("tr", { children: week.map((day, column) => day === undefined ? (_jsx("td", { "aria-hidden": "true" }, WEEKDAYS[column])) : (_jsx(CalendarDay, { day: day, mark: markOf(day), isTaken: isTaken(day), canChoose: canChoose(day), isStop: day === stop, onChoose: () => {
                                    setStop(day);
                                    onChoose(day);
                                } }, day))) }, `${month}-${row}`))) })] })] }));
}
