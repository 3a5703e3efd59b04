import { RemoteBoundary } from '@aisle/platform/host'
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** Milliseconds after which a part that did not come is asked for again. */
const AGAIN = 10_000

type Load = () => Promise<{ readonly default: ComponentType }>
type Props = { readonly load: Load; readonly onThrown: (error: unknown) => void }

/** A part that only some shoppers need: nothing until its code is there, which is asked for until it comes. */
export function Part({ load, onThrown }: Props) {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const ask = () => {
      load().then(
        ({ default: Loaded }) => {
          if (!isLeft) setShown(createElement(Loaded))
        },
        () => {
          if (!isLeft) timer = setTimeout(ask, AGAIN)
        },
      )
    }
    ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [load])
  // One that throws leaves the header without it; the others stay.
  return (
    <RemoteBoundary onFailure={onThrown} renderFailure={() => null}>
      {shown}
    </RemoteBoundary>
  )
}
