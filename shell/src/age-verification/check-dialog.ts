import type { DialogName } from '@aisle/contract'
import type { Platform } from '@aisle/platform'

const NAME = 'age-check'
const ALL: readonly DialogName[] = [NAME, 'personal-info', 'personal-info-mismatch', 'verification-failed']

/** The dialog in which a check takes place: opened once, and closed from outside when the check is over. */
export function createCheckDialog({ stack, open, close }: Platform['dialogs']) {
  let closed: Promise<undefined> | undefined
  let host = Promise.withResolvers<HTMLElement>()

  const closeFirst = (names: readonly DialogName[]) => {
    const dialog = stack.getState().find(({ name }) => names.includes(name))
    if (dialog) close(dialog.id)
  }

  return {
    /** Opens it unless it is open. Settles when the shopper has closed it, or another dialog took its place. */
    open(): Promise<undefined> {
      closed ??= open(NAME, {}).finally(() => {
        closed = undefined
        host = Promise.withResolvers<HTMLElement>()
      })
      return closed
    },

    close: () => closeFirst([NAME]),

    /** The question is settled elsewhere: closes whichever dialog of a check is open. */
    closeAny: () => closeFirst(ALL),

    /** Where the widget goes, once the dialog is there. */
    container: () => host.promise,
    hostIn: (element: HTMLElement) => host.resolve(element),
  }
}

export type CheckDialog = ReturnType<typeof createCheckDialog>
