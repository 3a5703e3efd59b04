import { useToasts } from '@aisle/platform'
import { lazyPart } from '../lazy-part.tsx'

const ToastList = lazyPart(() => import('./toast-list.tsx'))

/** Short messages, read out as they come. The live region is there before the first one. */
export function ToastRegion() {
  const toasts = useToasts()
  return (
    <div role="log" aria-live="polite" aria-label="Messages">
      {toasts.length > 0 && <ToastList />}
    </div>
  )
}
