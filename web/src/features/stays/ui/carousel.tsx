import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { BOOKED_PICTURE_SIZES } from '../../../shared/booking/booking-columns.ts'
import { Picture } from '../../../shared/cards/picture.tsx'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CategoryIcon } from './category-icon.tsx'
import { useSwipe } from './use-swipe.ts'

/** The index `steps` further, modulo `count`. */
export const ringIndex = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count

/**
 * Signed distance of an item from the shown one, the shorter way round (negative: left): the last item is to the left
 * of the first.
 */
export function ringOffset(item: number, shown: number, count: number): number {
  const ahead = ringIndex(item, -shown, count)
  return ahead > count / 2 ? ahead - count : ahead
}

export const STAGE_CLASS = 'aspect-4/3 max-h-[55dvh] w-full rounded-card sm:aspect-2/1'
const STEP_CLASS = buttonClass('secondary', 'icon', 'absolute top-1/2 -translate-y-1/2 !rounded-full shadow-lifted')

/** More would not fit beside each other on a phone. */
const DOTS_ON_PICTURE = 6

/** A circular carousel of pictures: buttons, indicators, arrow keys and swiping. */
export function Carousel({
  name,
  images,
  category,
  location,
}: Pick<StayDetails, 'name' | 'images' | 'category' | 'location'>) {
  const [{ shown, before }, setPlace] = useState({ shown: 0, before: 0 })
  const count = images.length
  // With two pictures, there would be no distinct left and right neighbour, so both are doubled.
  const slides = count === 2 ? [...images, ...images] : images
  const moveTo = (next: number) => setPlace({ shown: ringIndex(next, 0, slides.length), before: shown })
  const step = (steps: 1 | -1) => moveTo(shown + steps)
  const swipe = useSwipe(step)

  if (count <= 1) {
    return (
      <Picture
        url={images[0]}
        alt={name}
        first
        sizes={BOOKED_PICTURE_SIZES}
        className={`${STAGE_CLASS} bg-sunken object-cover`}
        fallback={
          <PlacePicture
            location={location}
            className={STAGE_CLASS}
            fallback={<CategoryIcon category={category} className={STAGE_CLASS} />}
          />
        }
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys work on all its buttons
    <section
      aria-roledescription="carousel"
      aria-label={`Photos of ${name}`}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1)
        if (key === 'ArrowLeft') step(-1)
      }}
      className="relative"
    >
      <div className="relative">
        <div {...swipe} className={`group relative touch-pan-y overflow-hidden bg-sunken select-none ${STAGE_CLASS}`}>
          {slides.map((url, index) => {
            const offset = ringOffset(index, shown, slides.length)
            if (Math.abs(offset) > 1) return null
            // Items that wrap around move without animation.
            const glides = Math.abs(offset - ringOffset(index, before, slides.length)) <= 1
            return (
              <div
                // oxlint-disable-next-line react/no-array-index-key -- the same picture can be there twice
                key={index}
                aria-hidden={offset !== 0}
                style={{ transform: `translateX(calc(${offset * 100}% + var(--drag, 0px)))` }}
                className={classNames(
                  'absolute inset-0 group-data-dragging:transition-none',
                  glides && 'transition-transform duration-300 ease-out',
                )}
              >
                <Picture
                  url={url}
                  alt={`${name}, photo ${(index % count) + 1} of ${count}`}
                  first={index === 0}
                  sizes={BOOKED_PICTURE_SIZES}
                  className="size-full object-cover"
                  fallback={<CategoryIcon category={category} className="size-full" />}
                />
              </div>
            )
          })}
        </div>
        <button type="button" aria-label="Previous photo" className={`${STEP_CLASS} left-3`} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" aria-label="Next photo" className={`${STEP_CLASS} right-3`} onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <p aria-live="polite" className="sr-only">
        Photo {(shown % count) + 1} of {count}
      </p>
      <div className={count > DOTS_ON_PICTURE ? 'mt-2' : 'absolute bottom-0 left-1/2 -translate-x-1/2'}>
        {count <= DOTS_ON_PICTURE && (
          <div aria-hidden="true" className="absolute inset-x-1.5 inset-y-3 rounded-full bg-surface/90" />
        )}
        <ol className={classNames('relative flex justify-center', count > DOTS_ON_PICTURE && 'flex-wrap')}>
          {images.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`Show photo ${index + 1}`}
                aria-current={index === shown % count}
                className="group grid size-11 place-items-center"
                onClick={() => moveTo(index)}
              >
                <span className="size-2.5 rounded-full bg-control transition-all forced-colors:border group-hover:bg-accent group-aria-current:w-5 group-aria-current:bg-accent" />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
