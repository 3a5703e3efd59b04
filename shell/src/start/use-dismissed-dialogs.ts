import { useDialogStack, usePlatform } from '@aisle/platform'
import { useEffect } from 'react'

/**
 * What stands in the store's place stands above its dialogs (spec 1 §4): dismisses them, those that must be answered
 * too, and whatever opens meanwhile. Tells whether there is none: below a modal dialog nothing takes the focus.
 */
export function useDismissedDialogs(): boolean {
  const { dialogs } = usePlatform()
  const [lowest] = useDialogStack()
  useEffect(() => {
    if (lowest) dialogs.close(lowest.id)
  }, [dialogs, lowest])
  return lowest === undefined
}
