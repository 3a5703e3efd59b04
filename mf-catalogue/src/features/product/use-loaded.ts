import { useState } from 'react'

/** A part whose code comes when it is first wanted. Where it does not come, it can be wanted again. */
export function useLoaded<Part>(load: () => Promise<{ readonly default: Part }>) {
  const [loaded, setLoaded] = useState<{ readonly default: Part }>()
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  /** Answers whether it is there. */
  const want = async (): Promise<boolean> => {
    setStatus('loading')
    const part = await load().catch(() => undefined)
    setStatus(part ? 'idle' : 'failed')
    if (part) setLoaded(part)
    return part !== undefined
  }
  return { Part: loaded?.default, status, want }
}
