import { jsx as _jsx } from "react/jsx-runtime";
import { classNames } from '../../../ui/class-names.ts';
import { CATEGORY_FILTERS } from '../logic/stay-search.ts';
export function CategoryButtons({ chosen, onChoose }) {
    return (_jsx("fieldset", { "aria-label": "Category", className: "flex flex-wrap gap-2", children: CATEGORY_FILTERS.map(([category, label]) => (_jsx("button", { type: "button", "aria-pressed": category === chosen, onClick: () => onChoose(category), className: classNames('inline-flex min-h-11 items-center rounded-full border px-4 text-[0.9375rem] font-medium transition-colors', category === chosen
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line bg-surface hover:border-accent hover:text-accent-ink'), children: label }, category))) }));
}
