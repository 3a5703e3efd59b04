import type { DialogMap, DialogName } from '@aisle/contract'
import { openDialog } from '@aisle/platform'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInShell } from '../testing/render-in-shell.tsx'
import DialogStack from './dialog-stack.tsx'
import { ownDialogs } from './own-dialogs.ts'

afterEach(() => history.replaceState(null, ''))
let showModal: ReturnType<typeof vi.spyOn>
let close: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  close = vi.spyOn(HTMLDialogElement.prototype, 'close')
})

type Row = {
  readonly [Name in DialogName]: { readonly name: Name; readonly props: DialogMap[Name]['props'] }
}[DialogName]

const question = { title: 'Sure?', text: 'Really?', confirmLabel: 'Yes' }

/** What Escape leaves. The browser itself keeps the focus in a modal dialog and gives it back: `dialog-focus.spec.ts`. */
const dismissible: readonly Row[] = [
  { name: 'confirm', props: question },
  { name: 'information', props: question },
  { name: 'account-drawer', props: {} },
  { name: 'sign-up', props: {} },
  { name: 'legal', props: { section: 'privacy' } },
  { name: 'account-closure', props: {} },
  { name: 'coupon-confirm', props: question },
  { name: 'personal-info', props: {} },
  { name: 'personal-info-mismatch', props: { fields: ['firstName'] } },
  { name: 'verification-failed', props: { reason: 'refused' } },
  { name: 'ask-for-sign-up', props: {} },
  { name: 'announcement', props: {} },
  { name: 'install-instructions', props: {} },
]
/** What must be answered, or ends by itself. */
const others: readonly DialogName[] = ['disclaimer', 'age-check']

it('1§2 every dialog of the shell is in this table', () => {
  expect([...dismissible.map(({ name }) => name), ...others].toSorted()).toEqual(Object.keys(ownDialogs).toSorted())
})

it.each(dismissible)(
  '1§2 the browser keeps the focus in $name, which has a name, and Escape closes it',
  async (row) => {
    const answer = vi.fn()
    await renderInShell(<DialogStack />)
    await act(async () => void openDialog(row.name, row.props).then(answer))
    const dialog = await screen.findByRole('dialog', { name: /\S/ })
    expect(showModal.mock.contexts).toEqual([dialog])

    fireEvent(dialog, new Event('cancel', { cancelable: true }))

    await waitFor(() => expect(answer).toHaveBeenCalledOnce())
    expect(answer).not.toHaveBeenCalledWith(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Only what is closed before it leaves the page gives the focus back.
    expect(close.mock.contexts).toEqual([dialog])
  },
)
