import { usePlatform, useToasts } from '@aisle/platform'
import type { Toast } from '@aisle/platform/host'
import { CloseIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dialogMessages } from '../shell.messages.ts'
import { liveRegion } from './live-region.ts'
import { Item, List } from './toast-list.styles.ts'
import { useTopModal } from './use-top-modal.ts'

/** How many messages stay to be read again. */
const KEPT = 30

/**
 * Toasts stay their time, longer while pointed at or focused; those with an action stay. They are said and shown where
 * the shopper can reach them: in the dialog in front, or on the page.
 */
export default function ToastList() {
  const toasts = useToasts()
  const modal = useTopModal()
  return (
    <>
      <Messages toasts={toasts} inSight={modal ? NONE : toasts} />
      {modal && createPortal(<Inside toasts={toasts} />, modal)}
    </>
  )
}

const NONE: readonly Toast[] = []

/** A live region reads out what comes once it is there. */
function Inside({ toasts }: { readonly toasts: readonly Toast[] }) {
  const inSight = useDeferredValue(toasts, NONE)
  return (
    <div {...liveRegion}>
      <Messages toasts={inSight} inSight={inSight} />
    </div>
  )
}

type MessagesProps = { readonly toasts: readonly Toast[]; readonly inSight: readonly Toast[] }

/**
 * What has gone from sight can still be read by assistive technology (decision 30): it stays where it was said, so that
 * it is not said again. The page keeps what is said in a dialog too, for when that is closed.
 */
function Messages({ toasts, inSight }: MessagesProps) {
  const said = useSaid(toasts)
  const list = useRef<HTMLUListElement>(null)
  const newest = inSight.at(-1)?.id

  // In the top layer, above the dialog that is open: what it caused is said there.
  useLayoutEffect(() => {
    if (newest === undefined) return
    list.current?.hidePopover?.()
    list.current?.showPopover?.()
  }, [newest])

  return (
    <List ref={list} popover="manual">
      {said.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isPast={!inSight.some(({ id }) => id === toast.id)} />
      ))}
    </List>
  )
}

/** Everything that was said, in order; the same words again are said again. */
function useSaid(toasts: readonly Toast[]): readonly Toast[] {
  const [said, setSaid] = useState(toasts)
  const news = toasts.filter(({ id }) => !said.some((toast) => toast.id === id))
  if (news.length > 0) setSaid(withoutOldest([...said, ...news], toasts))
  return said
}

/** The oldest go that are out of sight anyway. */
function withoutOldest(said: readonly Toast[], inSight: readonly Toast[]) {
  let tooMany = said.length - KEPT
  return said.filter((toast) => {
    const goes = tooMany > 0 && !inSight.includes(toast)
    if (goes) tooMany -= 1
    return !goes
  })
}

function ToastItem({ toast, isPast }: { readonly toast: Toast; readonly isPast: boolean }) {
  const { toasts } = usePlatform()
  const { id, text, tone, action, milliseconds } = toast
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isPast || isHeld || action) return
    const timer = setTimeout(() => toasts.dismiss(id), milliseconds)
    return () => clearTimeout(timer)
  }, [isPast, isHeld, action, milliseconds, id, toasts])

  return (
    <Item
      data-tone={tone}
      data-past={isPast || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{text}</span>
      {!isPast && action && (
        <button
          type="button"
          onClick={() => {
            toasts.dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      {!isPast && (
        <IconButton label={dialogMessages.close} onClick={() => toasts.dismiss(id)}>
          <CloseIcon />
        </IconButton>
      )}
    </Item>
  )
}
