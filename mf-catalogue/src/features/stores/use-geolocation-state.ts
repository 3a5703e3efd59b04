import { GEOLOCATION_EVENT, type GeolocationState, geolocationStates, wrapperOf } from '@aisle/contract'
import { useEffect, useState } from 'react'

const isState = (value: unknown): value is GeolocationState => geolocationStates.some((state) => state === value)

/**
 * Whether the device may be asked where it is: granted, prompt or denied, as the browser or the mobile app says it, and
 * as they change it. On mobile a failed lookup counts as denied (spec 1 §4).
 */
export function useGeolocationState() {
  const [state, setState] = useState<GeolocationState>('prompt')

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const hear = (value: unknown) => {
      if (isState(value) && !signal.aborted) setState(value)
    }
    hear(wrapperOf(globalThis)?.geolocation)
    addEventListener(GEOLOCATION_EVENT, (event) => hear(Reflect.get(event, 'detail')), { signal })
    const follow = async () => {
      const permission = await navigator.permissions.query({ name: 'geolocation' })
      hear(permission.state)
      permission.addEventListener('change', () => hear(permission.state), { signal })
    }
    // A browser that does not tell is asked when its shopper presses.
    if ('permissions' in navigator && !wrapperOf(globalThis)) follow().catch(() => {})
    return () => ending.abort()
  }, [])

  const refuse = (wasDenied: boolean) => {
    if (wasDenied || isMobile()) setState('denied')
  }
  return { state, refuse }
}

const isMobile = () => wrapperOf(globalThis) !== undefined || matchMedia('(max-width: 1023px)').matches
