import { useEffect, useState } from 'react'

/** Whole seconds that are left of a pause, 0 when it is over; `begin(seconds)` starts one (F14). */
export function useCountdown() {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])

  const begin = (seconds: number) => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }
  return { left, begin }
}
