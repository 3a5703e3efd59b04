import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

/**
 * The time, to the minute. Not known on the server and in the first render after it: a document is kept and shown to
 * everybody for a while.
 */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => undefined)
  return minute === undefined ? undefined : new Date(minute * MINUTE)
}

const currentMinute = () => Math.floor(Date.now() / MINUTE)

function subscribe(changed: () => void) {
  const timer = setInterval(changed, 5_000)
  // A laptop that slept shows the time at once (F55).
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
