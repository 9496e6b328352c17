import { jsx as _jsx } from "react/jsx-runtime";
import { formatFullDay } from '../../../domain/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
const LOOKS = {
    'check-in': 'bg-accent text-on-accent',
    'check-out': 'bg-accent text-on-accent',
    between: 'bg-accent-soft text-accent-ink',
};
/** A day that can be chosen, or says why not. Days that cannot still take the focus, so that they can be read. */
export function CalendarDay({ day, mark, isTaken, canChoose, isStop, onChoose }) {
    const words = [formatFullDay(day), isTaken && 'taken', mark !== undefined && mark !== 'between' && mark];
    return (_jsx("td", { "aria-selected": mark !== undefined, className: "p-0.5", children: _jsx("button", { type: "button", "data-day": day, tabIndex: isStop ? 0 : -1, "aria-label": words.filter((word) => word !== false).join(', '), "aria-disabled": !canChoose, onClick: () => {
                if (canChoose)
                    onChoose();
            }, className: classNames('grid aspect-square w-full min-w-9 place-items-center rounded-control text-[0.9375rem] tabular-nums', mark !== undefined && LOOKS[mark], mark === undefined && canChoose && 'hover:bg-accent-soft hover:text-accent-ink', !canChoose && 'cursor-not-allowed', mark === undefined && !canChoose && 'text-muted', (isTaken || (mark === undefined && !canChoose)) && 'line-through decoration-1'), children: Number(day.slice(8)) }) }));
}
