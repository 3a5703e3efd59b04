import { ApiError } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { useEffect, useState } from 'react'
import { messages } from '../../catalogue.messages.ts'
import { secondsToWait } from './retry-pause.rules.ts'

type RetryButtonProps = { readonly error: Error | null; readonly onRetry: () => void }

/** Tries again: at once, or when the store has time again (F14). */
export function RetryButton({ error, onRetry }: RetryButtonProps) {
  const [counted, setCounted] = useState<Error | null>(null)
  const [left, setLeft] = useState(0)
  if (error !== counted) {
    setCounted(error)
    setLeft(secondsToWait(error instanceof ApiError ? error.retryAfter : undefined))
  }
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button disabled={left > 0} onClick={onRetry}>
      {left > 0 ? messages.failed.wait(left) : messages.failed.action}
    </Button>
  )
}
