import { useState } from 'react'
import { useGeolocationState } from './use-geolocation-state.ts'
import { storesMessages } from './stores.messages.ts'

type Place = { readonly latitude: number; readonly longitude: number }

/** Milliseconds to wait for the device to know where it is (F50). */
const PATIENCE = 10_000

/** Asks the device where it is, when told to. */
export function usePosition(onFound: (place: Place) => void) {
  const [isLooking, setIsLooking] = useState(false)
  const [error, setError] = useState<string>()
  const { state, refuse } = useGeolocationState()
  const look = () => {
    setError(undefined)
    if (!('geolocation' in navigator)) return setError(storesMessages.geolocationMissing)
    setIsLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLooking(false)
        onFound({ latitude: coords.latitude, longitude: coords.longitude })
      },
      () => {
        setIsLooking(false)
        refuse()
        setError(storesMessages.geolocationFailed)
      },
      { timeout: PATIENCE, maximumAge: 5 * 60_000 },
    )
  }
  return { look, isLooking, error, isDenied: state === 'denied' }
}
