import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react'

type BehindPaintProps = { readonly isAtOnce?: boolean; readonly children: ReactNode }

/**
 * What comes right behind the first paint of what it stands in, which therefore is painted sooner. In a page of the
 * server it is there from the start.
 */
export function BehindPaint({ isAtOnce = false, children }: BehindPaintProps) {
  const isOfServer = useIsOfServer()
  return useDeferredValue(true, isAtOnce || isOfServer) ? children : null
}

/** Whether this was rendered by the server: React asks for what it took there when it takes over, and never later. */
function useIsOfServer(): boolean {
  const [answers] = useState(createAnswers)
  return useSyncExternalStore(subscribeToNothing, answers.now, answers.atTakeOver)
}

function createAnswers() {
  let isOfServer = false
  return { now: () => isOfServer, atTakeOver: () => (isOfServer = true) }
}

const subscribeToNothing = () => () => {}
