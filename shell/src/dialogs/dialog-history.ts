import { type Dialogs, isBlocking } from '@aisle/platform/host'
import { DEPTH, depthOf } from '@aisle/ui/use-way-back'

/**
 * Gives each open dialog an entry of its own in the browser's history: "back" closes the top one (spec 1 §2). A page
 * that is opened from such an entry takes its place, and so "back" leads from there to the page under the dialog.
 */
export function startDialogHistory(dialogs: Dialogs): () => void {
  const push = history.pushState
  const levels = () => dialogs.stack.getState().length
  const goBack = () => {
    const tooDeep = depthOf(history.state) - levels()
    if (tooDeep > 0) history.go(-tooDeep)
  }
  const follow = () => {
    const depth = depthOf(history.state)
    // The router's part of the state stays: for it, nothing has happened.
    for (let level = depth + 1; level <= levels(); level += 1)
      push.call(history, { ...history.state, [DEPTH]: level }, '')
    // Going back takes effect later. Whoever opens a page with the answer must not be taken back from there.
    if (levels() < depth) setTimeout(goBack)
  }
  const onPop = ({ state }: PopStateEvent) => {
    const dialog = dialogs.stack.getState()[depthOf(state)]
    if (dialog && isBlocking(dialog)) follow()
    else if (dialog) dialogs.close(dialog.id)
    // The entry of a dialog that is closed: nothing to see there.
    else goBack()
  }
  history.pushState = (state, unused, url) => {
    if (depthOf(history.state) > 0) history.replaceState(state, unused, url)
    else push.call(history, state, unused, url)
  }
  follow()
  const unsubscribe = dialogs.stack.subscribe(follow)
  addEventListener('popstate', onPop)
  return () => {
    history.pushState = push
    unsubscribe()
    removeEventListener('popstate', onPop)
  }
}
