import { useEffect, useState } from 'react'
import { type Instant, presentSince, secondsUntil } from './countdown.rules.ts'

/** Seconds until an instant of this device's clock, told each second; judged by the clock and not by ticks (F55). */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const began = thisInstant()
    const tick = () => {
      const present = presentSince(began, thisInstant())
      setNow(present)
      if (present >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : secondsUntil(until, now)
}

const thisInstant = (): Instant => ({ clock: Date.now(), steady: performance.now() })
