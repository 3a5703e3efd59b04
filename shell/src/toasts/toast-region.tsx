import { useToasts } from '@aisle/platform'
import { useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { liveRegion } from './live-region.ts'

/** The first message may be of a lost connection: it shows once the code is there. */
const ToastList = lazyPart(() => import('./toast-list.tsx'), { isQuiet: true })

/** Short messages, read out as they come. The live region is there before the first one. */
export function ToastRegion() {
  const hasToasts = useToasts().length > 0
  // What was said stays to be read.
  const [isUsed, setIsUsed] = useState(hasToasts)
  if (hasToasts && !isUsed) setIsUsed(true)
  return <div {...liveRegion}>{isUsed && <ToastList />}</div>
}
