import { ACTIVITY_CATEGORIES, type Activity, type ActivityCategory } from '@waymark/contract/activities/activity'

export interface CountedCategory {
  readonly category: ActivityCategory
  readonly count: number
}

type Categorized = Pick<Activity, 'category'>

export const countCategories = (activities: readonly Categorized[]): CountedCategory[] =>
  ACTIVITY_CATEGORIES.map((category) => ({
    category,
    count: activities.filter((activity) => activity.category === category).length,
  })).filter(({ count }) => count > 0)

/** The category in the URL, if it has any activities. */
export const chosenCategory = (
  named: string | null,
  counted: readonly CountedCategory[],
): ActivityCategory | undefined => counted.find(({ category }) => category === named)?.category

export const inCategory = <A extends Categorized>(activities: A[], category: ActivityCategory | undefined): A[] =>
  category === undefined ? activities : activities.filter((activity) => activity.category === category)
