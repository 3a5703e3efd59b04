import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { neighbourSlide } from './slides.rules.ts'

type SlidesOptions = {
  readonly count: number
  readonly isLoop: boolean
  /** Milliseconds between slides; none: they do not turn by themselves. */
  readonly delay: number | undefined
}

/** Which slide is in sight and how to reach the others. Turns by itself unless motion is unwanted or it was paused. */
export function useSlides(track: RefObject<HTMLElement | null>, { count, isLoop, delay }: SlidesOptions) {
  const [index, setIndex] = useState(0)
  const [isPlaying, setIsPlaying] = useState(delay !== undefined)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => setIndex(Math.round(element.scrollLeft / (element.clientWidth || 1)))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [track])

  const goTo = (wanted: number) => {
    const next = neighbourSlide(wanted, count, isLoop)
    const behavior = prefersLessMotion() ? 'instant' : 'smooth'
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior })
    setIndex(next)
  }
  const turn = useEffectEvent(() => {
    if (!document.hidden) goTo(!isLoop && index === count - 1 ? 0 : index + 1)
  })
  useEffect(() => {
    if (!isPlaying || delay === undefined || count < 2 || prefersLessMotion()) return
    const timer = setInterval(turn, Math.max(delay, 1000))
    return () => clearInterval(timer)
  }, [isPlaying, delay, count])

  return { index, goTo, isPlaying, setIsPlaying }
}

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
