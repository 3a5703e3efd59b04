import type { PageComponentOf } from '@aisle/api/page-component'
import { IconButton } from '@aisle/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@aisle/ui/icons'
import { useRef } from 'react'
import { homeMessages } from './home.messages.ts'
import { SlideView } from './slide-view.tsx'
import { Arrow, Dot, Dots, Frame, Pause, Track } from './image-slider.styles.ts'
import { useSlides } from './use-slides.ts'

type ImageSliderProps = { readonly slider: PageComponentOf<'imageSlider'>; readonly isPriority: boolean }

/** One slide a view; swiped, paged by arrows and dots, or turning by itself until it is paused (spec 1 §2). */
export function ImageSlider({ slider, isPriority }: ImageSliderProps) {
  const { slides, infinite = false, autoplay = false, autoplayDuration = 5, arrows = true, navigation = true } = slider
  const track = useRef<HTMLUListElement>(null)
  const count = slides.length
  const { index, goTo, isPlaying, setIsPlaying } = useSlides(track, {
    count,
    isLoop: infinite,
    delay: autoplay ? autoplayDuration * 1000 : undefined,
  })
  if (count === 0) return null
  return (
    <Frame
      aria-roledescription="carousel"
      aria-label={slides[0]?.contentTitle ?? 'Promotions'}
      $size={slider.size ?? 'medium'}
    >
      <Track ref={track} aria-live={isPlaying ? 'off' : 'polite'} tabIndex={count > 1 ? 0 : undefined}>
        {slides.map((slide, position) => (
          <li key={slide.id} aria-roledescription="slide" aria-label={homeMessages.slide(position + 1, count)}>
            <SlideView slide={slide} isPriority={isPriority && position === 0} isCurrent={position === index} />
          </li>
        ))}
      </Track>
      {count > 1 && arrows ? (
        <>
          <Arrow $side="left">
            <IconButton
              label={homeMessages.previousSlide}
              variant="floating"
              disabled={!infinite && index === 0}
              onClick={() => goTo(index - 1)}
            >
              <ChevronLeftIcon />
            </IconButton>
          </Arrow>
          <Arrow $side="right">
            <IconButton
              label={homeMessages.nextSlide}
              variant="floating"
              disabled={!infinite && index === count - 1}
              onClick={() => goTo(index + 1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </Arrow>
        </>
      ) : null}
      {count > 1 && navigation ? (
        <Dots>
          {slides.map((slide, position) => (
            <Dot
              key={slide.id}
              type="button"
              aria-label={homeMessages.slide(position + 1, count)}
              aria-current={position === index}
              onClick={() => goTo(position)}
            />
          ))}
        </Dots>
      ) : null}
      {count > 1 && autoplay ? (
        <Pause>
          <IconButton
            label={isPlaying ? homeMessages.pauseSlides : homeMessages.playSlides}
            variant="floating"
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          </IconButton>
        </Pause>
      ) : null}
    </Frame>
  )
}
