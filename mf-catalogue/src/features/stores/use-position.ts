import { useEffect, useRef, useState } from 'react'
import { useGeolocationState } from './use-geolocation-state.ts'
import { storesMessages } from './stores.messages.ts'

type Place = { readonly latitude: number; readonly longitude: number }

/** Milliseconds to wait for the device to know where it is, and for its owner to say whether it may tell (F50). */
const PATIENCE = 10_000

/** Asks the device where it is, when told to. */
export function usePosition(onFound: (place: Place) => void) {
  const [isLooking, setIsLooking] = useState(false)
  const [error, setError] = useState<string>()
  const { state, refuse } = useGeolocationState()
  const lookup = useRef<AbortController>(undefined)
  useEffect(() => () => lookup.current?.abort(), [])

  const look = () => {
    setError(undefined)
    if (!('geolocation' in navigator)) return setError(storesMessages.geolocationMissing)
    setIsLooking(true)
    const ending = new AbortController()
    lookup.current = ending
    const end = () => {
      ending.abort()
      setIsLooking(false)
    }
    const fail = (failure?: Pick<GeolocationPositionError, 'code'>) => {
      if (ending.signal.aborted) return
      end()
      refuse(failure?.code === PERMISSION_DENIED)
      setError(storesMessages.geolocationFailed)
    }
    const found = ({ coords }: GeolocationPosition) => {
      if (ending.signal.aborted) return
      end()
      onFound({ latitude: coords.latitude, longitude: coords.longitude })
    }
    // The browser's own limit begins only when its question is answered, and nobody has to answer it.
    const timer = setTimeout(fail, PATIENCE)
    ending.signal.addEventListener('abort', () => clearTimeout(timer))
    navigator.geolocation.getCurrentPosition(found, fail, { timeout: PATIENCE, maximumAge: 5 * 60_000 })
  }
  return { look, isLooking, error, isDenied: state === 'denied' }
}

/** `GeolocationPositionError.PERMISSION_DENIED` */
const PERMISSION_DENIED = 1
