import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useModal } from './use-modal.ts'

function Nested({ onOuter, onInner }: { readonly onOuter: () => void; readonly onInner: () => void }) {
  return (
    <dialog {...useModal(onOuter)} aria-label="Outer">
      <Inner onClose={onInner} />
    </dialog>
  )
}

function Inner({ onClose }: { readonly onClose: () => void }) {
  return <dialog {...useModal(onClose)} aria-label="Inner" />
}

/** What the browser makes of Escape, or of a phone's way back, in the dialog at the top. */
const cancel = (name: string) =>
  fireEvent(screen.getByRole('dialog', { name }), new Event('cancel', { cancelable: true }))

it('Escape closes the dialog at the top only, not the one that it is in', () => {
  const [onOuter, onInner] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(<Nested onOuter={onOuter} onInner={onInner} />)

  cancel('Inner')
  expect([onInner.mock.calls.length, onOuter.mock.calls.length]).toEqual([1, 0])
  cancel('Outer')

  expect([onInner.mock.calls.length, onOuter.mock.calls.length]).toEqual([1, 1])
})
