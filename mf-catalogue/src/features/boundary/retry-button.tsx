import { ApiError } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { useEffect, useState } from 'react'
import { messages } from '../../catalogue.messages.ts'
import { secondsLeft, secondsToWait } from './retry-pause.rules.ts'

type RetryButtonProps = { readonly error: Error | null; readonly onRetry: () => void }

/** Tries again: at once, or when the store has time again (F14). Keeps the focus while it counts down, and does so silently. */
export function RetryButton({ error, onRetry }: RetryButtonProps) {
  const [counted, setCounted] = useState<Error | null>(null)
  const [left, setLeft] = useState(0)
  const pause = secondsToWait(error instanceof ApiError ? error.retryAfter : undefined)
  if (error !== counted) {
    setCounted(error)
    setLeft(pause)
  }
  useEffect(() => {
    if (pause === 0) return
    const until = Date.now() + pause * 1000
    // Judged by the clock, not by ticks (F55).
    const timer = setInterval(() => setLeft(secondsLeft(until, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [error, pause])
  const isWaiting = left > 0
  return (
    <Button aria-disabled={isWaiting} aria-live="off" onClick={isWaiting ? undefined : onRetry}>
      {isWaiting ? messages.failed.wait(left) : messages.failed.action}
    </Button>
  )
}
