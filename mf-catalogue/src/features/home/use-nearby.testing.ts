import { vi } from 'vitest'

/** An observer for which everything is near the screen. */
class NearbyObserver {
  readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void

  constructor(report: NearbyObserver['report']) {
    this.report = report
  }

  observe() {
    this.report([{ isIntersecting: true }])
  }

  disconnect() {}
}

/** Brings everything near the screen, until the returned function is called. */
export function bringEverythingNear(): () => void {
  vi.stubGlobal('IntersectionObserver', NearbyObserver)
  return () => void vi.unstubAllGlobals()
}
