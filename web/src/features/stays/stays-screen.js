import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { useCallback } from 'react';
import { useNavigation } from '../../platform/navigation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { CategoryButtons } from './components/category-buttons.tsx';
import { FeaturedStays } from './components/featured-stays.tsx';
import { SearchResults } from './components/search-results.tsx';
import { StaySearchForm } from './components/stay-search-form.tsx';
import { isSameTyping, queryIn, queryPath, STAY_TABS } from './logic/stay-search.ts';
/** Finding a place to stay. What is looked for stands in the address, so that back leads to the search before. */
export function StaysScreen() {
    const { address, go } = useNavigation();
    const query = queryIn(address.search);
    const { location, category, tab } = query;
    const searchFor = useCallback((wanted) => go(queryPath({ location: wanted, category, tab: 'results' }), { replace: isSameTyping(location, wanted) }), [go, location, category]);
    return (_jsxs(_Fragment, { children: [_jsx(PageHeader, { title: "Find Perfect Place To Stay", description: "Hotels, apartments, villas and cabins, with the whole price before you book." }), _jsxs("div", { className: "space-y-4", children: [_jsx(StaySearchForm, { location: location, onSearch: searchFor }), _jsx(CategoryButtons, { chosen: category, onChoose: (category) => go(queryPath({ location, category, tab: 'results' })) })] }), _jsxs(Tabs, { className: "mt-7", value: tab, onValueChange: (value) => {
                    const chosen = STAY_TABS.find((name) => name === value);
                    if (chosen !== undefined)
                        go(queryPath({ ...query, tab: chosen }), { replace: true });
                }, children: [_jsxs(TabList, { "aria-label": "Places to stay", children: [_jsx(Tab, { value: "results", children: "Search Results" }), _jsx(Tab, { value: "featured", children: "Featured Properties" })] }), _jsx(TabPanel, { value: "results", children: _jsx(SearchResults, { location: location, category: category }) }), _jsx(TabPanel, { value: "featured", children: _jsx(FeaturedStays, {}) })] })] }));
}
