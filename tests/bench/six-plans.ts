import { planTrip } from '@waymark/planner/plan-trip'
import type { PlanInput } from '@waymark/planner/plan-input'
import { SIX_PLANS } from '../../packages/planner/fixtures/six-plans.ts'

const FROM_THE_ATLAS = new Set(['verified', undefined])

function planLines(request: PlanInput): string[] {
  const { title, itinerary } = planTrip(request)
  const { destination, departureCity, travelStyle, budget, preferences } = request
  const wishes = preferences ? `, “${preferences}”` : ''
  return [
    `### ${title}`,
    '',
    `Asked for: ${destination} from ${departureCity}, ${travelStyle}, ${budget}${wishes}.`,
    '',
    ...itinerary.overview.highlights.map((line) => `- ${line}`),
    '',
    ...itinerary.dailyItinerary.flatMap(({ day, date, theme, activities, meals, accommodation }) => [
      `**Day ${day}, ${date}: ${theme}**`,
      '',
      ...activities.map(
        ({ time, activity, place }) =>
          `- ${time} ${activity}${FROM_THE_ATLAS.has(place?.status) ? '' : ' (general idea)'}`,
      ),
      `- To eat: ${[meals.breakfast, meals.lunch, meals.dinner].filter(Boolean).join('; ')}`,
      ...(accommodation ? [`- To sleep: ${accommodation}`] : []),
      '',
    ]),
  ]
}

/** The plans that show what the figures mean, as Markdown. */
export const sixPlans = (): string[] => SIX_PLANS.flatMap(planLines)
